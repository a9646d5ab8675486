import { authPages } from './navigation/auth';
import { chartPages } from './navigation/charts';
import { errorPages } from './navigation/errors';
import { extendedPages } from './navigation/extended';
import { formPages } from './navigation/forms';
import { iconPages } from './navigation/icons';
import { layoutPages } from './navigation/layouts';
import { mainPages } from './navigation/main';
import { mapPages } from './navigation/maps';
import type { MenuIconName, MenuItem } from './navigation/menu-item';
import { otherPages } from './navigation/pages';
import { tablePages } from './navigation/tables';
import { uiPages } from './navigation/ui';
import { widgetPages } from './navigation/widgets';

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
  group('pages', 'Pages', 'pages', otherPages),
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
