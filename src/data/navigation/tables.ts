import { entries } from './menu-item';

/** The pages under /tables. */
export const tablePages = entries('tables', [
  ['Basic tables', '/tables/basic'],
  ['Data tables', '/tables/gridJs'],
]);
