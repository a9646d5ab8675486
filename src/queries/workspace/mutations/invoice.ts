import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { addRecords } from '@/data/store/add-records';
import type { RecordId } from '@/data/store/record-id';
import { documentTitle, numberText } from '@/data/invoice/title';
import type { Change } from '@/data/store/change';
import { invoices } from '@/data/invoice/collection';
import { creditNoteOf, type CreditRequest } from '@/data/invoice/credit-note';
import type {
  CreditedInvoice,
  InvoicePayment,
  InvoiceRecord,
  InvoiceWithDetails,
} from '@/data/invoice/schema';
import {
  hasBookings,
  isLocked,
  outstandingCents,
  refundCents,
  settled,
  withCredits,
} from '@/data/invoice/status';
import { offerUndo } from '@/lib/overlays/undo';
import { formatDollars } from '@/lib/text/format-dollars';
import { patchQuery } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { invoiceOptions, invoicesOptions } from '@/queries/workspace/invoice';
import { invoiceRecordText } from '@/messages/workspace/invoice-record';

type InvoiceDraftRecord = Omit<InvoiceRecord, 'id' | 'number'>;

/** In a space the number follows from the service. */
async function addInvoice(
  make: (stored: readonly InvoiceRecord[]) => InvoiceDraftRecord,
): Promise<InvoiceRecord> {
  const [added] = await addRecords(invoices, [
    (id, stored) => ({ ...make(stored), id, number: typeof id === 'number' ? id : null }),
  ]);
  if (!added) throw new Error('Nothing was added');
  return added;
}

type Entry = InvoiceRecord['history'][number]['what'];

/** Patches the list and the cached details; null removes an invoice. */
const patchInvoices = (
  client: QueryClient,
  ids: readonly RecordId[],
  update: (invoice: InvoiceWithDetails) => InvoiceWithDetails | null,
) => [
  patchQuery(client, invoicesOptions(), (known) =>
    known.flatMap((invoice) => (ids.includes(invoice.id) ? (update(invoice) ?? []) : [invoice])),
  ),
  ...ids.map((id) => patchQuery(client, invoiceOptions(id), (invoice) => invoice && update(invoice))),
];

const withEntry = <I extends InvoiceRecord>(invoice: I, what: Entry): I => ({
  ...invoice,
  history: [...invoice.history, { at: new Date().toISOString(), what }],
});

const findInvoices = async (ids: readonly RecordId[]): Promise<CreditedInvoice[]> =>
  withCredits(await invoices.all()).filter((invoice) => ids.includes(invoice.id));

/** Changes each invoice by field, so that newer changes of other fields stay. `update` may throw. */
const changesOf = async (
  ids: readonly RecordId[],
  update: <I extends CreditedInvoice>(invoice: I) => I,
): Promise<Change<InvoiceRecord>[]> =>
  (await findInvoices(ids)).map((invoice) => ({ from: invoice, to: update(invoice) }));

export interface PaymentOf {
  /** Of the invoice. */
  id: RecordId;
  /** Negative cents refund. */
  payment: InvoicePayment;
}

/** Throws if the payment is more than is due, or the refund more than was paid too much. */
function withPayment<I extends CreditedInvoice>(invoice: I, payment: InvoicePayment): I {
  const isRefund = payment.cents < 0;
  const most = isRefund ? refundCents(invoice) : outstandingCents(invoice);
  if (payment.cents === 0 || Math.abs(payment.cents) > most)
    throw new Error(
      (isRefund ? invoiceRecordText.lessToRefund : invoiceRecordText.lessDue)(formatDollars(most)),
    );
  const next = { ...invoice, payments: [...invoice.payments, payment] };
  const booked = withEntry(settled(next), isRefund ? 'Refund' : 'Payment');
  return outstandingCents(next) === 0 && !isRefund ? withEntry(booked, 'Paid') : booked;
}

/** One payment for each invoice. */
export const recordPaymentsOptions = () => {
  const pay = <I extends CreditedInvoice>(list: readonly PaymentOf[], invoice: I): I => {
    const own = list.find(({ id }) => id === invoice.id);
    return own ? withPayment(invoice, own.payment) : invoice;
  };
  const idsOf = (list: readonly PaymentOf[]) => list.map(({ id }) => id);
  return sampleMutation<readonly PaymentOf[], InvoiceRecord>({
    collection: invoices,
    changes: (list) => changesOf(idsOf(list), (invoice) => pay(list, invoice)),
    toast: (list) => {
      const cents = list.reduce((sum, { payment }) => sum + payment.cents, 0);
      const booked =
        cents < 0
          ? invoiceRecordText.refunded(formatDollars(-cents))
          : invoiceRecordText.recorded(formatDollars(cents));
      return list.length > 1 ? invoiceRecordText.invoicesPaid(list.length) : booked;
    },
    failure: invoiceRecordText.paymentNotRecorded,
  });
};

interface RemovedPayment {
  id: RecordId;
  paymentId: string;
}

export const removePaymentOptions = () => {
  const without = <I extends InvoiceRecord>(invoice: I, paymentId: string): I =>
    withEntry(
      settled({ ...invoice, payments: invoice.payments.filter((payment) => payment.id !== paymentId) }),
      'Payment removed',
    );
  return sampleMutation<RemovedPayment, InvoiceRecord>({
    collection: invoices,
    changes: ({ id, paymentId }) => changesOf([id], (invoice) => without(invoice, paymentId)),
    optimistic: (client, { id, paymentId }) =>
      patchInvoices(client, [id], (invoice) => without(invoice, paymentId)),
    toast: () => invoiceRecordText.paymentRemoved,
    failure: invoiceRecordText.paymentNotRemoved,
  });
};

/** Cancels an invoice, or reopens it. */
export const cancelInvoiceOptions = () => {
  const mark = <I extends CreditedInvoice>(invoice: I, cancelled: boolean): I => {
    if (cancelled && hasBookings(invoice)) throw new Error(invoiceRecordText.bookingsExist);
    const next: I = { ...invoice, invoicesStatus: cancelled ? 'Cancelled' : 'Pending' };
    return withEntry(settled(next), cancelled ? 'Cancelled' : 'Reopened');
  };
  return sampleMutation<{ id: RecordId; number: number | null; cancelled: boolean }, InvoiceRecord>({
    collection: invoices,
    changes: ({ id, cancelled }) => changesOf([id], (invoice) => mark(invoice, cancelled)),
    toast: ({ number, cancelled }) =>
      cancelled ? invoiceRecordText.invoiceCancelled(number) : invoiceRecordText.invoiceReopened(number),
    failure: invoiceRecordText.notChanged,
  });
};

/** Issues a draft. */
export const issueInvoiceOptions = () =>
  sampleMutation<Pick<InvoiceRecord, 'id' | 'number' | 'creditOf'>, InvoiceRecord>({
    collection: invoices,
    changes: ({ id }) =>
      changesOf([id], (invoice) => withEntry(settled({ ...invoice, draft: false }), 'Issued')),
    toast: (invoice) =>
      invoice.number === null
        ? invoiceRecordText.invoiceIssued
        : invoiceRecordText.titleIssued(documentTitle(invoice)),
    failure: invoiceRecordText.notIssued,
  });

/** An invoice stays as it is; its reversal is a document of its own. Rejects if the amount is more than is left. */
export const addCreditNoteOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: (request: CreditRequest) =>
      addInvoice((stored) => {
        const invoice = withCredits(stored).find((one) => one.id === request.of);
        if (!invoice) throw new Error(invoiceRecordText.invoiceDeleted);
        return creditNoteOf(invoice, request);
      }),
    onSuccess: ({ id, number }) =>
      offerUndo({
        title:
          number === null
            ? invoiceRecordText.creditNoteCreated
            : invoiceRecordText.numberedCreditNoteCreated(number),
        undo: () => invoices.applyChanges([{ remove: id }]),
      }),
    meta: { failure: invoiceRecordText.creditNoteNotCreated, invalidates: [SAMPLE_KEY] },
  });

export const sendInvoicesOptions = () =>
  sampleMutation<readonly RecordId[], InvoiceRecord>({
    collection: invoices,
    changes: (ids) => changesOf(ids, (invoice) => withEntry(invoice, 'Sent')),
    toast: (ids) => invoiceRecordText.markedAsSent(ids.length),
    failure: invoiceRecordText.notSent,
  });

/** Rejects if one of them has payments or credit notes. */
export const deleteInvoicesOptions = () =>
  sampleMutation<readonly RecordId[], InvoiceRecord>({
    collection: invoices,
    changes: async (ids) => {
      const booked = (await findInvoices(ids)).find(hasBookings);
      if (booked) throw new Error(invoiceRecordText.hasBookings(documentTitle(booked)));
      return ids.map((id) => ({ remove: id }));
    },
    optimistic: (client, ids) =>
      patchInvoices(client, ids, (invoice) => (hasBookings(invoice) ? invoice : null)),
    toast: (ids) => invoiceRecordText.deleted(ids.length),
    failure: invoiceRecordText.notDeleted,
  });

/** Throws if the invoice is locked or the day before its issue. */
function withDueDate<I extends CreditedInvoice>(invoice: I, dueDate: string): I {
  if (isLocked(invoice)) throw new Error(invoiceRecordText.locked);
  if (dueDate < invoice.date) throw new Error(invoiceRecordText.dueBeforeIssue);
  return { ...invoice, dueDate };
}

export const setDueDateOptions = () =>
  sampleMutation<Pick<InvoiceRecord, 'id' | 'number' | 'dueDate'>, InvoiceRecord>({
    collection: invoices,
    changes: ({ id, dueDate }) => changesOf([id], (invoice) => withDueDate(invoice, dueDate)),
    toast: (invoice) => invoiceRecordText.dueDateChanged(numberText(invoice)),
    failure: invoiceRecordText.notChanged,
  });

/** `before` is null for a new invoice. Resolves with the stored record. */
export const saveInvoiceOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ before, values }: { before: InvoiceRecord | null; values: InvoiceDraftRecord }) => {
      if (before === null) return addInvoice(() => values);
      const { id, number } = before;
      const [stored] = await findInvoices([id]);
      if (stored && isLocked(stored)) throw new Error(invoiceRecordText.locked);
      const record = { ...values, id, number };
      // What others changed meanwhile stays; an invoice that was deleted meanwhile returns.
      await invoices.applyChanges([{ from: before, to: record, ifDeleted: 'restore' }]);
      return record;
    },
    meta: { failure: invoiceRecordText.notSaved, invalidates: [SAMPLE_KEY] },
  });
