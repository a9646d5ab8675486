import { entries } from './menu-item';

/** The pages under /icons. */
export const iconPages = entries('icons', [
  ['Tabler icons', '/icons/tabler'],
  ['Solar icons', '/icons/solar'],
  ['Remix icons', '/icons/remix'],
]);
