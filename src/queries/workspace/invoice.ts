import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import {
  type InvoiceRecord,
  type InvoiceStatus,
  invoices,
  type JoinedInvoice,
  listInvoices,
} from '@/data/invoice/collection';
import { readInvoiceDraft } from '@/data/invoice/draft';
import { counted } from '@/lib/text/format';
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
export function draftName(edit: number | undefined, copy: number | undefined): string {
  if (edit !== undefined) return `edit-${edit}`;
  return copy === undefined ? 'new' : `copy-${copy}`;
}

/** What was typed and not saved. The page's loader reads it anew; while the form is open nobody else may. */
export const invoiceDraftOptions = (edit: number | undefined, copy: number | undefined) =>
  queryOptions({
    queryKey: ['invoice-draft', draftName(edit, copy)],
    queryFn: () => readInvoiceDraft(draftName(edit, copy)),
    staleTime: Infinity,
  });

/** What either kind of invoice query holds, changed record by record; a record that becomes null goes. */
function patchHeld(held: unknown, change: (invoice: JoinedInvoice) => JoinedInvoice | null): unknown {
  if (Array.isArray(held)) return (held as JoinedInvoice[]).map(change).filter((invoice) => invoice !== null);
  return held === null ? null : change(held as JoinedInvoice);
}

const withStatus = <I extends InvoiceRecord>(invoice: I, status: InvoiceStatus): I => ({
  ...invoice,
  invoicesStatus: status,
  history: [...invoice.history, { at: new Date().toISOString(), what: status }],
});

const existing = async (ids: readonly number[]): Promise<InvoiceRecord[]> =>
  (await invoices.all()).filter((invoice) => ids.includes(invoice.id));

/** Marks invoices as paid, pending or cancelled; each keeps it in its history. */
export const markInvoicesOptions = () =>
  sampleMutation<{ ids: readonly number[]; status: InvoiceStatus }, InvoiceRecord>({
    collection: invoices,
    steps: async ({ ids, status }) =>
      (await existing(ids)).map((invoice) => ({ put: withStatus(invoice, status) })),
    optimistic: {
      key: ['invoices'],
      patch: (held, { ids, status }) =>
        patchHeld(held, (invoice) => (ids.includes(invoice.id) ? withStatus(invoice, status) : invoice)),
    },
    said: ({ ids, status }) => `${counted(ids.length, 'invoice')} marked ${status.toLowerCase()}`,
    failure: 'Not changed',
  });

/** Notes that invoices were sent to their people. */
export const sendInvoicesOptions = () =>
  sampleMutation<readonly number[], InvoiceRecord>({
    collection: invoices,
    steps: async (ids) =>
      (await existing(ids)).map((invoice) => ({
        put: { ...invoice, history: [...invoice.history, { at: new Date().toISOString(), what: 'Sent' }] },
      })),
    said: (ids) => `${counted(ids.length, 'invoice')} noted as sent`,
    failure: 'Not sent',
  });

/** Deletes invoices by number. */
export const deleteInvoicesOptions = () =>
  sampleMutation<readonly number[], InvoiceRecord>({
    collection: invoices,
    steps: (ids) => ids.map((id) => ({ remove: id })),
    optimistic: {
      key: ['invoices'],
      patch: (held, ids) => patchHeld(held, (invoice) => (ids.includes(invoice.id) ? null : invoice)),
    },
    said: (ids) => `${counted(ids.length, 'invoice')} deleted`,
    failure: 'Not deleted',
  });

/** Writes a new invoice under the next number, or an edited one under its own. Resolves with what was kept. */
export const saveInvoiceOptions = () =>
  mutationOptions({
    mutationFn: async ({ id, ...rest }: Omit<InvoiceRecord, 'id'> & { id: number | null }) => {
      await delay();
      if (id === null) return invoices.add((next) => ({ ...rest, id: next }));
      const record = { ...rest, id };
      await invoices.change([{ put: record }]);
      return record;
    },
    meta: { failure: 'Not saved', invalidates: [SAMPLE_KEY] },
  });
