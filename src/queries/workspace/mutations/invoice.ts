import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import { invoices } from '@/data/invoice/collection';
import type { InvoicePayment, InvoiceRecord, InvoiceStatus, InvoiceWithDetails } from '@/data/invoice/schema';
import { isLocked, outstandingCents } from '@/data/invoice/status';
import { invoiceTotals } from '@/data/invoice/totals';
import { today } from '@/lib/dates/day';
import { offerUndo } from '@/lib/overlays/undo';
import { formatDollars, pluralize } from '@/lib/text/format';
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

/** The last payment marks the invoice paid. */
function withPayment<I extends InvoiceRecord>(invoice: I, payment: InvoicePayment): I {
  const due = outstandingCents(invoice);
  if (payment.cents > due) throw new Error(`Only ${formatDollars(due)} is due. Enter less.`);
  const paid = { at: new Date().toISOString(), what: 'Payment' as const };
  const next = { ...invoice, payments: [...invoice.payments, payment], history: [...invoice.history, paid] };
  return payment.cents === due ? withStatus(next, 'Paid') : next;
}

export const recordPaymentOptions = () =>
  sampleMutation<{ id: number; payment: InvoicePayment }, InvoiceRecord>({
    collection: invoices,
    changes: async ({ id, payment }) =>
      (await findInvoices([id])).map((invoice) => ({ put: withPayment(invoice, payment) })),
    toast: ({ payment }) => `${formatDollars(payment.cents)} recorded`,
    failure: 'Payment not recorded',
  });

/** A paid invoice stays as it is; its reversal is a document of its own. Rejects if it has one. */
export const addCreditNoteOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (of: number) => {
      await delay();
      return invoices.add((id, stored): InvoiceRecord => {
        const invoice = stored.find((one) => one.id === of);
        if (!invoice) throw new Error(`There is no invoice #${of}.`);
        const known = stored.find(({ creditOf }) => creditOf === of);
        if (known) throw new Error(`Credit note #${known.id} reverses this invoice.`);
        const items = invoice.items.map((item) => ({ ...item, quantity: -item.quantity }));
        const terms = { ...invoice, items, shippingCents: -invoice.shippingCents };
        const amountCents = invoiceTotals(terms).total;
        const at = new Date().toISOString();
        return {
          ...terms,
          id,
          creditOf: of,
          amountCents,
          amount: formatDollars(amountCents),
          date: today(),
          dueDate: today(),
          payments: [],
          history: [{ at, what: 'Issued' }],
        };
      });
    },
    onSuccess: ({ id }) =>
      offerUndo({
        title: `Credit note #${id} created`,
        undo: () => invoices.applyChanges([{ remove: id }]),
      }),
    meta: { failure: 'Credit note not created', invalidates: [SAMPLE_KEY] },
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
      const stored = await invoices.get(id);
      if (stored && isLocked(stored)) throw new Error('This invoice is paid and locked.');
      await invoices.applyChanges([{ put: record }]);
      return record;
    },
    meta: { failure: 'Not saved', invalidates: [SAMPLE_KEY] },
  });
