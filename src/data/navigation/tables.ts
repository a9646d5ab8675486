import { menuEntries } from './menu-item';

/** The pages under /tables. */
export const tablePages = menuEntries('tables', [
  ['Basic tables', '/tables/basic'],
  ['Data tables', '/tables/gridJs'],
]);
