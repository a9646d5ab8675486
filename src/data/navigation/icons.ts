import { menuEntries } from './menu-item';

/** The pages under /icons. */
export const iconPages = menuEntries('icons', [
  ['Tabler icons', '/icons/tabler'],
  ['Solar icons', '/icons/solar'],
  ['Remix icons', '/icons/remix'],
]);
