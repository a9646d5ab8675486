import { menuEntries } from './menu-item';

/** Layouts: the feed in each of them. */
export const layoutPages = menuEntries('layouts', [
  ['Horizontal', '/horizontal'],
  ['Detached', '/detached'],
  ['Full view', '/full-view'],
  ['Full screen view', '/fullscreen-view'],
  ['Hover menu', '/hover-menu'],
  ['Compact', '/compact'],
  ['Icon view', '/icon-view'],
  ['Dark mode', '/dark-mode'],
]);
