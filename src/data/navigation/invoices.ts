import { entries } from './menu-item';

/** The pages under /invoices. */
export const invoicePages = entries('invoices', [
  ['All invoices', '/invoices'],
  ['New invoice', '/invoices/create-invoice'],
]);
