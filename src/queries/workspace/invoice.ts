import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import { invoices, listInvoices } from '@/data/invoice/collection';
import type { InvoiceRecord, InvoiceStatus, InvoiceWithDetails } from '@/data/invoice/schema';
import { readInvoiceDraft } from '@/data/invoice/draft';
import { pluralize } from '@/lib/text/format';
import { SAMPLE_KEY, sampleMutation, sampleQuery } from '@/queries/sample';

/** Invoices joined with user and product. */
export const invoicesOptions = () => sampleQuery(['invoices'], listInvoices);

/** One invoice by number, null where there is none. */
export const invoiceOptions = (id: number) =>
  sampleQuery(
    ['invoices', id],
    async () => (await listInvoices()).find((invoice) => invoice.id === id) ?? null,
  );

/** Name under which the draft of a new, edited or duplicated invoice is kept. */
export function invoiceDraftName(edit: number | undefined, copy: number | undefined): string {
  if (edit !== undefined) return `edit-${edit}`;
  return copy === undefined ? 'new' : `copy-${copy}`;
}

/** What was typed and not saved. The page's loader reads it anew; while the form is open nobody else may. */
export const invoiceDraftOptions = (edit: number | undefined, copy: number | undefined) =>
  queryOptions({
    queryKey: ['invoice-draft', invoiceDraftName(edit, copy)],
    queryFn: () => readInvoiceDraft(invoiceDraftName(edit, copy)),
    staleTime: Infinity,
  });

/** What either kind of invoice query holds, changed record by record; a record that becomes null goes. */
function patchCachedInvoices(
  held: unknown,
  change: (invoice: InvoiceWithDetails) => InvoiceWithDetails | null,
): unknown {
  if (Array.isArray(held))
    return (held as InvoiceWithDetails[]).map(change).filter((invoice) => invoice !== null);
  return held === null ? null : change(held as InvoiceWithDetails);
}

const withStatus = <I extends InvoiceRecord>(invoice: I, status: InvoiceStatus): I => ({
  ...invoice,
  invoicesStatus: status,
  history: [...invoice.history, { at: new Date().toISOString(), what: status }],
});

const findInvoices = async (ids: readonly number[]): Promise<InvoiceRecord[]> =>
  (await invoices.all()).filter((invoice) => ids.includes(invoice.id));

/** Marks invoices as paid, pending or cancelled; each keeps it in its history. */
export const setInvoiceStatusOptions = () =>
  sampleMutation<{ ids: readonly number[]; status: InvoiceStatus }, InvoiceRecord>({
    collection: invoices,
    changes: async ({ ids, status }) =>
      (await findInvoices(ids)).map((invoice) => ({ put: withStatus(invoice, status) })),
    optimistic: {
      key: ['invoices'],
      patch: (held, { ids, status }) =>
        patchCachedInvoices(held, (invoice) =>
          ids.includes(invoice.id) ? withStatus(invoice, status) : invoice,
        ),
    },
    toast: ({ ids, status }) => `${pluralize(ids.length, 'invoice')} marked ${status.toLowerCase()}`,
    failure: 'Not changed',
  });

/** Notes that invoices were sent to their people. */
export const sendInvoicesOptions = () =>
  sampleMutation<readonly number[], InvoiceRecord>({
    collection: invoices,
    changes: async (ids) =>
      (await findInvoices(ids)).map((invoice) => ({
        put: { ...invoice, history: [...invoice.history, { at: new Date().toISOString(), what: 'Sent' }] },
      })),
    toast: (ids) => `${pluralize(ids.length, 'invoice')} noted as sent`,
    failure: 'Not sent',
  });

/** Deletes invoices by number. */
export const deleteInvoicesOptions = () =>
  sampleMutation<readonly number[], InvoiceRecord>({
    collection: invoices,
    changes: (ids) => ids.map((id) => ({ remove: id })),
    optimistic: {
      key: ['invoices'],
      patch: (held, ids) =>
        patchCachedInvoices(held, (invoice) => (ids.includes(invoice.id) ? null : invoice)),
    },
    toast: (ids) => `${pluralize(ids.length, 'invoice')} deleted`,
    failure: 'Not deleted',
  });

/** Writes a new invoice under the next number, or an edited one under its own. Resolves with what was kept. */
export const saveInvoiceOptions = () =>
  mutationOptions({
    mutationFn: async ({ id, ...rest }: Omit<InvoiceRecord, 'id'> & { id: number | null }) => {
      await delay();
      if (id === null) return invoices.add((next) => ({ ...rest, id: next }));
      const record = { ...rest, id };
      await invoices.applyChanges([{ put: record }]);
      return record;
    },
    meta: { failure: 'Not saved', invalidates: [SAMPLE_KEY] },
  });
