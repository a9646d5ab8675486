import { invoiceRecordText } from '@/messages/workspace/invoice-record';
import type { InvoiceRecord } from './schema';
import type { ShownStatus } from './status';

export const statusNames: Readonly<Record<ShownStatus, string>> = {
  Draft: invoiceRecordText.draft,
  Pending: invoiceRecordText.pending,
  'Partly paid': invoiceRecordText.partlyPaid,
  Overdue: invoiceRecordText.overdue,
  Paid: invoiceRecordText.paid,
  Credited: invoiceRecordText.credited,
  Cancelled: invoiceRecordText.cancelled,
};

/** What the history of an invoice says. */
export const entryNames: Readonly<Record<InvoiceRecord['history'][number]['what'], string>> = {
  Draft: invoiceRecordText.draft,
  Issued: invoiceRecordText.issued,
  Sent: invoiceRecordText.sent,
  Payment: invoiceRecordText.payment,
  'Payment removed': invoiceRecordText.paymentRemoved,
  Refund: invoiceRecordText.refund,
  Reopened: invoiceRecordText.reopened,
  Paid: invoiceRecordText.paid,
  Pending: invoiceRecordText.pending,
  Cancelled: invoiceRecordText.cancelled,
};

export const methodNames: Readonly<Record<InvoiceRecord['payment'], string>> = {
  'Bank transfer': invoiceRecordText.bankTransfer,
  Card: invoiceRecordText.card,
  Cash: invoiceRecordText.cash,
};
