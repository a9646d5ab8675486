import { pageText } from '@/messages/shell/page';

/**
 * A menu entry with the eight fields of section 3 of the specification: groups have children and no url, titles only a
 * label. `Url` keeps the addresses as literals, so that links made from the menu are checked against the routes.
 */
export interface MenuItem<Url extends string = string> {
  key: string;
  label: string;
  icon?: MenuIconName;
  url?: Url;
  badge?: { text: string; variant: string };
  children?: readonly MenuItem<Url>[];
  parentKey?: string;
  isTitle?: boolean;
}

export type MenuIconName =
  | 'home'
  | 'chat'
  | 'calendar'
  | 'users'
  | 'mail'
  | 'folder'
  | 'briefcase'
  | 'note'
  | 'tasks'
  | 'invoice'
  | 'pages'
  | 'lock'
  | 'bug'
  | 'wallet'
  | 'components'
  | 'box'
  | 'chart'
  | 'form'
  | 'table'
  | 'icons'
  | 'map'
  | 'layout'
  | 'extended'
  | 'explore'
  | 'post'
  | 'bell'
  | 'more';

const menuEntries = <Url extends string>(
  parentKey: string,
  pages: readonly (readonly [label: string, url: Url])[],
): MenuItem<Url>[] =>
  pages.map(([label, url]) => ({
    key: `${parentKey}-${label.toLowerCase().replaceAll(' ', '-')}`,
    label: pageText.name(label),
    url,
    parentKey,
  }));

const title = (label: string): MenuItem<never> => ({
  key: `title-${label.toLowerCase()}`,
  label: pageText.name(label),
  isTitle: true,
});

const group = <Url extends string>(
  key: string,
  label: string,
  icon: MenuIconName,
  children: readonly MenuItem<Url>[],
): MenuItem<Url> => ({ key, label: pageText.name(label), icon, children });

const userPages = menuEntries('users', [
  ['Contacts', '/users/contacts'],
  ['Profile', '/users/profile'],
]);

const taskPages = menuEntries('tasks', [
  ['Board', '/tasks/kanban'],
  ['Task details', '/tasks/view-details'],
]);

const invoicePages = menuEntries('invoices', [
  ['All invoices', '/invoices'],
  ['Invoice details', '/invoices/view-invoice'],
  ['New invoice', '/invoices/create-invoice'],
]);

const otherPages = menuEntries('pages', [
  ['Pricing', '/pages/pricing'],
  ['Starter page', '/pages/starter-page'],
  ['FAQ', '/pages/faq'],
  ['Timeline', '/pages/timeline'],
]);

const authPages = menuEntries('auth', [
  ['Login', '/auth/login'],
  ['Register', '/auth/register'],
  ['Logout', '/auth/logout'],
  ['Recover Password', '/auth/recover-password'],
  ['Create Password', '/auth/create-password'],
  ['Lock Screen', '/auth/lock-screen'],
  ['Confirm Mail', '/auth/confirm-mail'],
  ['Login PIN', '/auth/login-pin'],
]);

const errorPages = menuEntries('errors', [
  ['Error 400', '/errors/error-400'],
  ['Error 401', '/errors/error-401'],
  ['Error 403', '/errors/error-403'],
  ['Error 404', '/errors/error-404'],
  ['Error 404 Alt', '/pages/error-404-alt'],
  ['Error 500', '/errors/error-500'],
  ['Service Unavailable', '/errors/service-unavailable'],
  ['Maintenance', '/maintenance'],
  ['Coming Soon', '/coming-soon'],
]);

const widgetPages = menuEntries('widgets', [['Wallet', '/wallet']]);

export const uiPages = menuEntries('ui', [
  ['Accordions', '/ui/accordions'],
  ['Alerts', '/ui/alerts'],
  ['Avatars', '/ui/avatars'],
  ['Badges', '/ui/badges'],
  ['Breadcrumb', '/ui/breadcrumb'],
  ['Buttons', '/ui/buttons'],
  ['Cards', '/ui/cards'],
  ['Carousel', '/ui/carousel'],
  ['Collapse', '/ui/collapse'],
  ['Dropdowns', '/ui/dropdowns'],
  ['Ratio', '/ui/ratio'],
  ['Grid', '/ui/grid'],
  ['Links', '/ui/links'],
  ['List group', '/ui/list-group'],
  ['Modals', '/ui/modals'],
  ['Notifications', '/ui/notifications'],
  ['Offcanvas', '/ui/offcanvas'],
  ['Placeholders', '/ui/placeholders'],
  ['Pagination', '/ui/pagination'],
  ['Popovers', '/ui/popovers'],
  ['Progress', '/ui/progress'],
  ['Spinners', '/ui/spinners'],
  ['Tabs', '/ui/tabs'],
  ['Theme', '/ui/theme'],
  ['Tooltips', '/ui/tooltips'],
  ['Typography', '/ui/typography'],
  ['Utilities', '/ui/utilities'],
]);

const extendedPages = menuEntries('extended', [
  ['Dragula', '/extended/dragula'],
  ['Sweet alert', '/extended/sweet-alert'],
  ['Ratings', '/extended/ratings'],
  ['Scrollbar', '/extended/scrollbar'],
]);

const chartPages = menuEntries('charts', [
  ['Area', '/charts/area'],
  ['Bar', '/charts/bar'],
  ['Bubble', '/charts/bubble'],
  ['Candlestick', '/charts/candlestick'],
  ['Column', '/charts/column'],
  ['Heat map', '/charts/heatmap'],
  ['Line', '/charts/line'],
  ['Mixed', '/charts/mixed'],
  ['Timeline', '/charts/timeline'],
  ['Box plot', '/charts/boxplot'],
  ['Treemap', '/charts/treemap'],
  ['Pie', '/charts/pie'],
  ['Radar', '/charts/radar'],
  ['Radial bar', '/charts/radialBar'],
  ['Scatter', '/charts/scatter'],
  ['Polar', '/charts/polar'],
  ['Sparklines', '/charts/sparklines'],
  ['Slope', '/charts/slope'],
  ['Funnel', '/charts/funnel'],
]);

export const formPages = menuEntries('forms', [
  ['Basic inputs', '/forms/basic'],
  ['Form layouts', '/forms/layouts'],
  ['Form validation', '/forms/validation'],
  ['Form wizard', '/forms/wizard'],
  ['Input masks', '/forms/inputmask'],
  ['Pickers', '/forms/picker'],
  ['Selects', '/forms/select'],
  ['Sliders', '/forms/slider'],
  ['File uploads', '/forms/file-uploads'],
  ['Editors', '/forms/editors'],
]);

export const tablePages = menuEntries('tables', [
  ['Basic tables', '/tables/basic'],
  ['Data tables', '/tables/gridJs'],
]);

const iconPages = menuEntries('icons', [
  ['Tabler icons', '/icons/tabler'],
  ['Solar icons', '/icons/solar'],
  ['Remix icons', '/icons/remix'],
]);

const mapPages = menuEntries('maps', [
  ['Google', '/maps/google'],
  ['Vector', '/maps/vector'],
  ['Leaflet', '/maps/leaflet'],
]);

const layoutPages = menuEntries('layouts', [
  ['Horizontal', '/horizontal'],
  ['Detached', '/detached'],
  ['Full view', '/full-view'],
  ['Full screen view', '/fullscreen-view'],
  ['Hover menu', '/hover-menu'],
  ['Compact', '/compact'],
  ['Icon view', '/icon-view'],
  ['Dark mode', '/dark-mode'],
]);

// The badge of the Feed is a fixed value of the specification.
const mainPages = [
  {
    key: 'feed',
    label: pageText.name('Feed'),
    icon: 'home',
    url: '/',
    badge: { text: '9', variant: 'warning' },
  },
  { key: 'chat', label: pageText.name('Chat'), icon: 'chat', url: '/apps/chat' },
  { key: 'calendar', label: pageText.name('Calendar'), icon: 'calendar', url: '/apps/calendar' },
  { key: 'users', label: pageText.name('Users'), icon: 'users', children: userPages },
  { key: 'email', label: pageText.name('Email'), icon: 'mail', url: '/apps/email' },
  { key: 'files', label: pageText.name('File Manager'), icon: 'folder', url: '/apps/file-manager' },
  { key: 'projects', label: pageText.name('Projects'), icon: 'briefcase', url: '/apps/Projects' },
  { key: 'notes', label: pageText.name('Notes'), icon: 'note', url: '/apps/notes' },
  { key: 'tasks', label: pageText.name('Tasks'), icon: 'tasks', children: taskPages },
  { key: 'invoices', label: pageText.name('Invoice'), icon: 'invoice', children: invoicePages },
] as const satisfies readonly MenuItem[];

const entries = [
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

type UrlOf<Item> = Item extends MenuItem<infer Url> ? Url : never;
export type MenuUrl = UrlOf<(typeof entries)[number]>;

/** The whole menu, for the sidebar, the drawer, the More page, the 404 page and the palette. */
export const menu: readonly MenuItem<MenuUrl>[] = entries;
