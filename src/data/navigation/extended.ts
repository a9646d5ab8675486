import { menuEntries } from './menu-item';

/** The pages under /extended. */
export const extendedPages = menuEntries('extended', [
  ['Dragula', '/extended/dragula'],
  ['Sweet alert', '/extended/sweet-alert'],
  ['Ratings', '/extended/ratings'],
  ['Scrollbar', '/extended/scrollbar'],
]);
