import { today } from '@/lib/dates/day';
import type { RecordId } from '@/data/store/record-id';
import { formatDollars } from '@/lib/text/format-dollars';
import type { CreditedInvoice, InvoiceRecord } from './schema';
import { creditableCents } from './status';
import { type InvoiceAmounts, invoiceTotals } from '@contract/space/body/invoice-totals';
import { invoiceRecordText } from '@/messages/workspace/invoice-record';

export interface CreditRequest {
  /** Id of the invoice. */
  of: RecordId;
  /** With tax, positive. */
  cents: number;
  /** Empty for none. */
  reason: string;
}

/** One line whose net price and tax add up to `cents`; where rounding skips that sum, a cent of rounding. */
function partAmounts({ number, taxPercent }: InvoiceRecord, { cents, reason }: CreditRequest) {
  const text = reason || `Part of invoice #${number}`;
  const net = Math.round((cents * 100) / (100 + taxPercent));
  const [amounts] = [0, -1, 1]
    .map((shift) => ({
      items: [{ productId: null, text, quantity: -1, priceCents: net + shift }],
      discountPercent: 0,
      taxPercent,
      shippingCents: 0,
    }))
    .map((one) => ({ ...one, shippingCents: -cents - invoiceTotals(one).total }))
    .toSorted((a, b) => Math.abs(a.shippingCents) - Math.abs(b.shippingCents));
  if (!amounts) throw new Error('There is no amount');
  return amounts;
}

const wholeAmounts = (invoice: InvoiceRecord) => ({
  items: invoice.items.map((item) => ({ ...item, quantity: -item.quantity })),
  discountPercent: invoice.discountPercent,
  taxPercent: invoice.taxPercent,
  shippingCents: -invoice.shippingCents,
});

/** The record of a credit note over all or part of an invoice. Throws if the amount is more than is left. */
export function creditNoteOf(
  invoice: CreditedInvoice,
  request: CreditRequest,
): Omit<InvoiceRecord, 'id' | 'number'> {
  const rest = creditableCents(invoice);
  if (rest === 0) throw new Error(invoiceRecordText.nothingToCredit(invoice.number));
  if (request.cents <= 0 || request.cents > rest)
    throw new Error(invoiceRecordText.lessToCredit(formatDollars(rest)));
  const terms: InvoiceAmounts & Pick<InvoiceRecord, 'items'> =
    request.cents === invoice.amountCents ? wholeAmounts(invoice) : partAmounts(invoice, request);
  const amountCents = invoiceTotals(terms).total;
  return {
    ...terms,
    userId: invoice.userId,
    productId: invoice.productId,
    shipToId: invoice.shipToId,
    parties: invoice.parties,
    payment: invoice.payment,
    logo: invoice.logo,
    amountCents,
    amount: formatDollars(amountCents),
    date: today(),
    dueDate: today(),
    invoicesStatus: 'Paid',
    draft: false,
    payments: [],
    creditOf: invoice.id,
    notes: request.reason,
    history: [{ at: new Date().toISOString(), what: 'Issued' }],
  };
}
