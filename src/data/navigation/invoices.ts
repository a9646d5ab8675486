import { menuEntries } from './menu-item';

/** The pages under /invoices. */
export const invoicePages = menuEntries('invoices', [
  ['All invoices', '/invoices'],
  ['Invoice details', '/invoices/view-invoice'],
  ['New invoice', '/invoices/create-invoice'],
]);
