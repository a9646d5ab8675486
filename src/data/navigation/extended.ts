import { entries } from './menu-item';

/** The pages under /extended. */
export const extendedPages = entries('extended', [
  ['Dragula', '/extended/dragula'],
  ['Sweet alert', '/extended/sweet-alert'],
  ['Ratings', '/extended/ratings'],
  ['Scrollbar', '/extended/scrollbar'],
]);
