import { formatShortDay } from '@/lib/dates/day';
import { invoiceRecordText } from '@/messages/workspace/invoice-record';
import { methodNames } from './names';
import type { CreditedInvoice } from './schema';
import { outstandingCents, refundCents } from './status';
import { documentTitle } from './title';
import { invoiceTotals } from '@contract/space/body/invoice-totals';

/** A line of the sums, as screen, print and PDF show them. */
export interface SumLine {
  label: string;
  cents: number;
}

/** What makes up the total. */
export function sumLines(invoice: CreditedInvoice): SumLine[] {
  const totals = invoiceTotals(invoice);
  const isRounding = invoice.creditOf !== null && Math.abs(totals.shipping) === 1;
  return [
    { label: invoiceRecordText.subtotal, cents: totals.subtotal },
    { label: invoiceRecordText.discount(invoice.discountPercent), cents: -totals.discount },
    { label: invoiceRecordText.tax(invoice.taxPercent), cents: totals.tax },
    { label: isRounding ? invoiceRecordText.rounding : invoiceRecordText.shipping, cents: totals.shipping },
  ].filter(({ cents }, place) => place === 0 || cents !== 0);
}

/** What follows the total: payments, credit notes, and what is still due. Empty for an invoice without them. */
export function settlementLines(invoice: CreditedInvoice): SumLine[] {
  const lines = [
    ...invoice.payments.map(({ day, cents, method }) => ({
      label: (cents < 0 ? invoiceRecordText.refundedOn : invoiceRecordText.paidOn)(
        formatShortDay(day),
        methodNames[method],
      ),
      cents: -cents,
    })),
    ...invoice.credits.map(({ number, cents }) => ({
      label: documentTitle({ number, creditOf: invoice.id }),
      cents: -cents,
    })),
  ];
  if (lines.length === 0) return [];
  const refund = refundCents(invoice);
  return [
    ...lines,
    refund > 0
      ? { label: invoiceRecordText.toRefund, cents: refund }
      : { label: invoiceRecordText.stillDue, cents: outstandingCents(invoice) },
  ];
}
