import type { HistoryWorld } from '../history-world';
import { changedInvoice, creditNote, newInvoice, spacePayment } from '../../../space-invoice';

/** Ids of the invoices and credit notes among those that all members use, the same in both spaces. */
const FIRST = 4;
const COUNT = 3;

/** An invoice or credit note, one of the two made of the other, a payment, a cancellation, or a deletion. */
export function invoiceChange({ ids }: HistoryWorld, what: number, how: number) {
  const id = ids[FIRST + (what % COUNT)] ?? '';
  const other = ids[FIRST + ((what + 1 + (how % 2)) % COUNT)] ?? '';
  const cents = 1000 * (1 + (how % 9));
  const all = [
    newInvoice(id, { draft: how % 2 === 0 }),
    creditNote(id, other, cents),
    changedInvoice(id, 0, { creditOf: other }),
    changedInvoice(id, 0, { items: [{ productId: null, text: 'Oil', quantity: -1, priceCents: cents }] }),
    changedInvoice(id, 0, { payments: { [`p${how % 2}`]: how % 3 === 0 ? null : spacePayment(cents) } }),
    changedInvoice(id, 0, { cancelled: how % 2 === 0 }),
    changedInvoice(id, 0, { draft: how % 2 === 0 }),
    { ...changedInvoice(id, 0, {}), remove: true },
  ];
  return all[how % all.length];
}
