import { mainPages } from './main';
import type { MenuIconName, MenuItem } from './menu-item';
import { uiPages } from './ui';

const title = (label: string): MenuItem => ({ key: `title-${label.toLowerCase()}`, label, isTitle: true });

const group = (key: string, label: string, icon: MenuIconName, children: readonly MenuItem[]): MenuItem[] =>
  children.length > 0 ? [{ key, label, icon, children }] : [];

/** The whole menu: what the sidebar, the drawer, the More page, the 404 and the palette show. */
export const menu: readonly MenuItem[] = [
  ...mainPages,
  title('Components'),
  ...group('ui', 'Base UI', 'box', uiPages),
];
