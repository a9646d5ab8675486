import { today } from '@/lib/dates/day';
import type { RecordId } from '@/data/store/record-id';
import type { CreditedInvoice, InvoiceCredit, InvoiceRecord } from './schema';

/** In the order of an invoice's life. */
export const shownStatuses = [
  'Draft',
  'Pending',
  'Partly paid',
  'Overdue',
  'Paid',
  'Credited',
  'Cancelled',
] as const;
export type ShownStatus = (typeof shownStatuses)[number];

type Settlement = Pick<
  InvoiceRecord,
  'number' | 'amountCents' | 'payments' | 'creditOf' | 'draft' | 'invoicesStatus'
>;
type Settled = Settlement & Pick<CreditedInvoice, 'credits'>;

/** Not issued, or not numbered by the service yet. */
export const isDraft = ({ draft, number }: Pick<InvoiceRecord, 'draft' | 'number'>): boolean =>
  draft || number === null;

const isBilled = (invoice: Settlement): boolean =>
  !isDraft(invoice) && invoice.invoicesStatus !== 'Cancelled';

/** Refunds subtracted. */
export const paidCents = ({ payments }: Pick<InvoiceRecord, 'payments'>): number =>
  payments.reduce((sum, { cents }) => sum + cents, 0);

export const creditedCents = ({ credits }: Pick<CreditedInvoice, 'credits'>): number =>
  credits.reduce((sum, { cents }) => sum + cents, 0);

/** What the client owes. Negative if a refund is due. A credit note lowers the balance of its invoice, not its own. */
function balanceCents(invoice: Settled): number {
  if (invoice.creditOf !== null) return 0;
  const billed = isBilled(invoice) ? invoice.amountCents - creditedCents(invoice) : 0;
  return billed - paidCents(invoice);
}

/** Cents still to be paid. */
export const outstandingCents = (invoice: Settled): number => Math.max(0, balanceCents(invoice));

/** Cents paid beyond what is billed, as after a credit note. */
export const refundCents = (invoice: Settled): number => Math.max(0, -balanceCents(invoice));

/** Cents that no credit note has reversed yet. */
export const creditableCents = (invoice: Settled): number =>
  isBilled(invoice) && invoice.creditOf === null
    ? Math.max(0, invoice.amountCents - creditedCents(invoice))
    : 0;

export type DueInvoice = Settled & { dueDate: string };

/** The status people see everywhere; the rule is at `InvoiceRecord`. */
export function invoiceStatus(invoice: DueInvoice, day = today()): ShownStatus {
  if (isDraft(invoice)) return 'Draft';
  if (invoice.invoicesStatus === 'Cancelled') return 'Cancelled';
  const credited = creditedCents(invoice);
  if (invoice.creditOf !== null || (credited > 0 && credited >= invoice.amountCents)) return 'Credited';
  const due = outstandingCents(invoice);
  if (due === 0) return 'Paid';
  if (invoice.dueDate < day) return 'Overdue';
  return due < invoice.amountCents ? 'Partly paid' : 'Pending';
}

/** The record with the stored status that follows from its payments. */
export const settled = <I extends Omit<Settlement, 'number'>>(invoice: I): I => {
  if (invoice.invoicesStatus === 'Cancelled') return invoice;
  const covered = invoice.creditOf !== null || paidCents(invoice) >= invoice.amountCents;
  return { ...invoice, invoicesStatus: covered && !invoice.draft ? 'Paid' : 'Pending' };
};

/** Payments and credit notes refer to the invoice as it is. */
export const hasBookings = ({ payments, credits }: Pick<Settled, 'payments' | 'credits'>): boolean =>
  payments.length > 0 || credits.length > 0;

/** Cannot be edited: a paid invoice is corrected by a credit note, a cancelled one is reopened first. */
export const isLocked = (invoice: Settled): boolean =>
  hasBookings(invoice) ||
  invoice.creditOf !== null ||
  invoice.invoicesStatus === 'Cancelled' ||
  (!invoice.draft && invoice.invoicesStatus === 'Paid');

/** Adds to each invoice its credit notes, oldest first. */
export function withCredits<I extends InvoiceRecord>(
  invoices: readonly I[],
): (I & { credits: InvoiceCredit[] })[] {
  const credits = new Map<RecordId, InvoiceCredit[]>();
  for (const { id, number, creditOf, amountCents, draft, invoicesStatus } of invoices) {
    if (creditOf === null || draft || invoicesStatus === 'Cancelled') continue;
    credits.set(creditOf, [...(credits.get(creditOf) ?? []), { id, number, cents: -amountCents }]);
  }
  return invoices.map((invoice) =>
    Object.assign({}, invoice, {
      credits: (credits.get(invoice.id) ?? []).toSorted(
        (a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0,
      ),
    }),
  );
}

/** Sum of all but drafts and the cancelled; credit notes lower it. */
export const billedCents = (invoices: readonly Settlement[]): number =>
  invoices.reduce((sum, invoice) => sum + (isBilled(invoice) ? invoice.amountCents : 0), 0);

export interface StatusTotal {
  status: ShownStatus;
  count: number;
  cents: number;
}

const totalled = ['Paid', 'Partly paid', 'Pending', 'Overdue', 'Cancelled'] as const;

/**
 * Paid has every payment, also those of partly paid invoices; Partly paid, Pending and Overdue have what is still due;
 * Cancelled has the amounts.
 */
export function statusTotals(invoices: readonly CreditedInvoice[]): StatusTotal[] {
  return totalled.map((status) => {
    const own = invoices.filter((invoice) => invoiceStatus(invoice) === status);
    const centsOf = status === 'Cancelled' ? billableCents : outstandingCents;
    const cents =
      status === 'Paid'
        ? invoices.reduce((sum, invoice) => sum + paidCents(invoice), 0)
        : own.reduce((sum, invoice) => sum + centsOf(invoice), 0);
    return { status, count: own.length, cents };
  });
}

const billableCents = ({ amountCents }: Settlement): number => amountCents;
