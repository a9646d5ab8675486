/** Invoices of a space have numbers of their own: docs/decisions/0063-invoice-numbers.md. */
export const invoiceNumbers = `
ALTER TABLE spaces ADD COLUMN last_invoice_number integer NOT NULL DEFAULT 0;
`;
