import type { CreditedInvoice } from '@/data/invoice/schema';
import { outstandingCents } from '@/data/invoice/status';
import { today } from '@/lib/dates/day';
import type { PaymentOf } from '@/queries/workspace/mutations/invoice';

/** Payments of today over what is still due; invoices with nothing due are left out. */
export const paymentsOfRest = (invoices: readonly CreditedInvoice[]): PaymentOf[] =>
  invoices
    .map((invoice) => ({ invoice, cents: outstandingCents(invoice) }))
    .filter(({ cents }) => cents > 0)
    .map(({ invoice: { id, payment: method }, cents }) => ({
      id,
      payment: { id: crypto.randomUUID(), day: today(), cents, method },
    }));
