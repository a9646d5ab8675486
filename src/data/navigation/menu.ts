import { authPages } from './auth';
import { chartPages } from './charts';
import { errorPages } from './errors';
import { extendedPages } from './extended';
import { formPages } from './forms';
import { iconPages } from './icons';
import { layoutPages } from './layouts';
import { mainPages } from './main';
import { mapPages } from './maps';
import type { MenuIconName, MenuItem } from './menu-item';
import { pagesPages } from './pages';
import { tablePages } from './tables';
import { uiPages } from './ui';
import { widgetPages } from './widgets';

const title = (label: string): MenuItem => ({ key: `title-${label.toLowerCase()}`, label, isTitle: true });

const group = (key: string, label: string, icon: MenuIconName, children: readonly MenuItem[]): MenuItem => ({
  key,
  label,
  icon,
  children,
});

/** The whole menu: what the sidebar, the drawer, the More page, the 404 and the palette show. */
export const menu: readonly MenuItem[] = [
  ...mainPages,
  title('More'),
  group('pages', 'Pages', 'pages', pagesPages),
  group('auth', 'Authentication', 'lock', authPages),
  group('errors', 'Error Pages', 'bug', errorPages),
  group('widgets', 'Widgets', 'wallet', widgetPages),
  title('Components'),
  group('ui', 'Base UI', 'box', uiPages),
  group('extended', 'Extended UI', 'extended', extendedPages),
  group('charts', 'Charts', 'chart', chartPages),
  group('forms', 'Forms', 'form', formPages),
  group('tables', 'Tables', 'table', tablePages),
  group('icons', 'Icons', 'icons', iconPages),
  group('maps', 'Maps', 'map', mapPages),
  group('layouts', 'Layouts', 'layout', layoutPages),
];
