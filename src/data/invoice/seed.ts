import { formatDollars } from '@/lib/text/format-dollars';
import { currentParties } from './parties';
import { invoiceTotals } from '@contract/space/body/invoice-totals';
import {
  type InvoiceItem,
  type InvoicePayment,
  type InvoiceRecord,
  type InvoiceStatus,
  PaymentMethod,
} from './schema';
import { sampleProducts } from '@/data/product/seed';
import { daysBefore, seededRandom } from '@/data/store/sample-values';
import { toDay } from '@/lib/dates/day';
import { sampleUserCount, sampleUsers } from '@/data/user/seed';

const COUNT = 120;
const FIRST = 4021 - COUNT + 1;

const notes = [
  '',
  'Thank you for keeping the square lively.',
  'Please name the invoice number when you pay.',
  'The key is at the tram kiosk.',
  'Paid in two halves, as agreed.',
  '',
];

/** Older invoices are more likely to be paid. */
function statusOf(age: number, luck: number): InvoiceStatus {
  if (luck < 0.1) return 'Cancelled';
  return luck < (age > 21 ? 0.9 : 0.45) ? 'Paid' : 'Pending';
}

export function sampleInvoices(now: Date): InvoiceRecord[] {
  const random = seededRandom(120);
  const catalogue = sampleProducts(now);
  const users = sampleUsers();
  return Array.from({ length: COUNT }, (_, index) => {
    const age = (COUNT - 1 - index) * 1.5 + 1 + random.next();
    const issued = daysBefore(now, age);
    const invoicesStatus = statusOf(age, random.next());
    const items: InvoiceItem[] = random.some(catalogue, random.pick([1, 1, 1, 2, 2, 3])).map((product) => ({
      productId: product.id,
      text: product.name,
      quantity: product.price > 400 ? 1 : random.pick([1, 1, 2, 3, 4]),
      priceCents: Math.round(product.price * 100),
    }));
    const terms = {
      items,
      discountPercent: random.pick([0, 0, 0, 0, 5, 10]),
      taxPercent: random.pick([0, 6, 6, 21]),
      shippingCents: random.pick([0, 0, 0, 1200, 2450]),
    };
    const amountCents = invoiceTotals(terms).total;
    const settled = daysBefore(now, Math.max(0.2, age - random.int(2, 13)));
    const userId = random.int(1, sampleUserCount);
    const payment = random.pick(PaymentMethod.options);
    const paid = { id: `payment-${FIRST + index}`, method: payment };
    const payments: InvoicePayment[] = [];
    if (invoicesStatus === 'Paid') payments.push({ ...paid, day: toDay(settled), cents: amountCents });
    else if (invoicesStatus === 'Pending' && index % 6 === 1)
      payments.push({ ...paid, day: toDay(daysBefore(now, age / 2)), cents: Math.floor(amountCents / 2) });
    const history: InvoiceRecord['history'] = [
      { at: issued.toISOString(), what: 'Issued' },
      { at: daysBefore(issued, -0.05).toISOString(), what: 'Sent' },
    ];
    if (invoicesStatus === 'Pending' && payments.length > 0)
      history.push({ at: daysBefore(now, age / 2).toISOString(), what: 'Payment' });
    if (invoicesStatus !== 'Pending') history.push({ at: settled.toISOString(), what: invoicesStatus });
    return {
      id: FIRST + index,
      number: FIRST + index,
      userId,
      productId: items[0]?.productId ?? 1,
      amount: formatDollars(amountCents),
      amountCents,
      date: toDay(issued),
      dueDate: toDay(daysBefore(issued, -14)),
      invoicesStatus,
      shipToId: userId,
      parties: currentParties(users, { userId, shipToId: userId }),
      ...terms,
      payment,
      payments,
      creditOf: null,
      draft: false,
      notes: random.pick(notes),
      logo: null,
      history,
    };
  }).toReversed();
}
