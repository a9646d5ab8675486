import { queryOptions } from '@tanstack/react-query';
import { sampleQuery } from '@/queries/sample';

const loadInvoices = async () => (await import('@/data/invoice/collection')).listInvoices();

export const invoicesOptions = () => sampleQuery(['invoices'], loadInvoices);

/** Null for an unknown id. */
export const invoiceOptions = (id: number) =>
  sampleQuery(
    ['invoices', id],
    async () => (await loadInvoices()).find((invoice) => invoice.id === id) ?? null,
  );

/** Another tab may take the number first. */
export const nextInvoiceNumberOptions = () =>
  sampleQuery(['invoices', 'next'], async () =>
    (await import('@/data/invoice/collection')).invoices.nextId(),
  );

/** Storage name of the draft of a new, edited or copied invoice. */
export function invoiceDraftName(edit: number | undefined, copy: number | undefined): string {
  if (edit !== undefined) return `edit-${edit}`;
  return copy === undefined ? 'new' : `copy-${copy}`;
}

/** Only the route's loader refetches the draft: a refetch would overwrite the open form. */
export const invoiceDraftOptions = (edit: number | undefined, copy: number | undefined) =>
  queryOptions({
    queryKey: ['invoice-draft', invoiceDraftName(edit, copy)],
    queryFn: async () =>
      (await import('@/data/invoice/draft')).readInvoiceDraft(invoiceDraftName(edit, copy)),
    staleTime: Infinity,
    networkMode: 'always',
  });
