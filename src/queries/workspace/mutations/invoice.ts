import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import { invoices } from '@/data/invoice/collection';
import type { InvoiceRecord, InvoiceStatus, InvoiceWithDetails } from '@/data/invoice/schema';
import { pluralize } from '@/lib/text/format';
import { patchQuery } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { invoiceOptions, invoicesOptions } from '@/queries/workspace/invoice';

/** Patches the list and the cached details; null removes an invoice. */
const patchInvoices = (
  client: QueryClient,
  ids: readonly number[],
  update: (invoice: InvoiceWithDetails) => InvoiceWithDetails | null,
) => [
  patchQuery(client, invoicesOptions(), (known) =>
    known.flatMap((invoice) => (ids.includes(invoice.id) ? (update(invoice) ?? []) : [invoice])),
  ),
  ...ids.map((id) => patchQuery(client, invoiceOptions(id), (invoice) => invoice && update(invoice))),
];

const withStatus = <I extends InvoiceRecord>(invoice: I, status: InvoiceStatus): I => ({
  ...invoice,
  invoicesStatus: status,
  history: [...invoice.history, { at: new Date().toISOString(), what: status }],
});

const findInvoices = async (ids: readonly number[]): Promise<InvoiceRecord[]> =>
  (await invoices.all()).filter((invoice) => ids.includes(invoice.id));

export const setInvoiceStatusOptions = () =>
  sampleMutation<{ ids: readonly number[]; status: InvoiceStatus }, InvoiceRecord>({
    collection: invoices,
    changes: async ({ ids, status }) =>
      (await findInvoices(ids)).map((invoice) => ({ put: withStatus(invoice, status) })),
    optimistic: (client, { ids, status }) =>
      patchInvoices(client, ids, (invoice) => withStatus(invoice, status)),
    toast: ({ ids, status }) => `${pluralize(ids.length, 'invoice')} marked ${status.toLowerCase()}`,
    failure: 'Not changed',
  });

export const sendInvoicesOptions = () =>
  sampleMutation<readonly number[], InvoiceRecord>({
    collection: invoices,
    changes: async (ids) =>
      (await findInvoices(ids)).map((invoice) => ({
        put: { ...invoice, history: [...invoice.history, { at: new Date().toISOString(), what: 'Sent' }] },
      })),
    toast: (ids) => `${pluralize(ids.length, 'invoice')} marked as sent`,
    failure: 'Not sent',
  });

export const deleteInvoicesOptions = () =>
  sampleMutation<readonly number[], InvoiceRecord>({
    collection: invoices,
    changes: (ids) => ids.map((id) => ({ remove: id })),
    optimistic: (client, ids) => patchInvoices(client, ids, () => null),
    toast: (ids) => `${pluralize(ids.length, 'invoice')} deleted`,
    failure: 'Not deleted',
  });

/** `id` is null for a new invoice. Resolves with the stored record. */
export const saveInvoiceOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ id, ...rest }: Omit<InvoiceRecord, 'id'> & { id: number | null }) => {
      await delay();
      if (id === null) return invoices.add((next) => ({ ...rest, id: next }));
      const record = { ...rest, id };
      await invoices.applyChanges([{ put: record }]);
      return record;
    },
    meta: { failure: 'Not saved', invalidates: [SAMPLE_KEY] },
  });
