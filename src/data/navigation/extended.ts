import { entries } from './menu-item';

/** The pages under /extended. */
export const extendedPages = entries('extended', [
  ['Ratings', '/extended/ratings'],
  ['Scrollbar', '/extended/scrollbar'],
]);
