import { today } from '@/lib/dates/day';
import type { InvoiceRecord, InvoiceStatus } from './schema';

export const isOverdue = ({ invoicesStatus, dueDate }: InvoiceRecord): boolean =>
  invoicesStatus === 'Pending' && dueDate < today();

/** What people see: pending invoices past their due date are overdue. */
export type ShownStatus = InvoiceStatus | 'Overdue';
export const shownStatuses: readonly ShownStatus[] = ['Paid', 'Pending', 'Overdue', 'Cancelled'];
export const shownStatus = (invoice: InvoiceRecord): ShownStatus =>
  isOverdue(invoice) ? 'Overdue' : invoice.invoicesStatus;

/** A paid invoice is corrected by a credit note. */
export const isLocked = ({ invoicesStatus }: Pick<InvoiceRecord, 'invoicesStatus'>): boolean =>
  invoicesStatus === 'Paid';

/** Cents still to be paid. */
export const outstandingCents = ({ invoicesStatus, amountCents, payments }: InvoiceRecord): number =>
  invoicesStatus === 'Pending' ? amountCents - payments.reduce((sum, payment) => sum + payment.cents, 0) : 0;

/** Sum of all but the cancelled. */
export const billedCents = (invoices: readonly InvoiceRecord[]): number =>
  invoices.reduce(
    (sum, { invoicesStatus, amountCents }) => sum + (invoicesStatus === 'Cancelled' ? 0 : amountCents),
    0,
  );
