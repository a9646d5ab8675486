import { chosenSpace } from '@/lib/storage/chosen-space';
import { queryOptions } from '@tanstack/react-query';
import { sampleQuery } from '@/queries/sample';

/** A number of the sample, or an id in a space. */
type InvoiceId = number | string;

const loadInvoices = async (latency: Promise<void>) =>
  (await import('@/data/invoice/collection')).listInvoices(latency);

export const invoicesOptions = () => sampleQuery(['invoices'], loadInvoices);

/** By id, or by the number in the space. Null for an unknown one. */
export const invoiceOptions = (id: InvoiceId) =>
  sampleQuery(
    ['invoices', id],
    async (latency) =>
      (await loadInvoices(latency)).find((invoice) => invoice.id === id || invoice.number === id) ?? null,
  );

/** Another tab may take the number first. Null in a space, whose service gives the number. */
export const nextInvoiceNumberOptions = () =>
  sampleQuery(['invoices', 'next'], async () =>
    chosenSpace.get() ? null : (await import('@/data/invoice/collection')).invoices.nextId(),
  );

/** Storage name of the draft of a new, edited or copied invoice. */
export function invoiceDraftName(edit: InvoiceId | undefined, copy: InvoiceId | undefined): string {
  if (edit !== undefined) return `edit-${edit}`;
  return copy === undefined ? 'new' : `copy-${copy}`;
}

/** Only the route's loader refetches the draft: a refetch would overwrite the open form. */
export const invoiceDraftOptions = (edit: InvoiceId | undefined, copy: InvoiceId | undefined) =>
  queryOptions({
    queryKey: ['invoice-draft', invoiceDraftName(edit, copy)],
    queryFn: async () =>
      (await import('@/data/invoice/draft')).readInvoiceDraft(invoiceDraftName(edit, copy)),
    staleTime: Infinity,
    networkMode: 'always',
  });
