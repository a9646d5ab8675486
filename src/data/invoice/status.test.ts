import { describe, expect, test } from 'vitest';
import { addDays, today } from '@/lib/dates/day';
import { creditNoteOf } from './credit-note';
import { migrateInvoice } from './migrate';
import { InvoiceRecord, type InvoicePayment } from './schema';
import { sampleInvoices } from './seed';
import {
  billedCents,
  invoiceStatus,
  isLocked,
  outstandingCents,
  refundCents,
  settled,
  statusTotals,
  withCredits,
} from './status';
import { invoiceTotals } from '@contract/space/body/invoice-totals';

const now = new Date();
const [sample] = sampleInvoices(now);
if (!sample) throw new Error('There is no sample invoice');
const pay = (cents: number): InvoicePayment => ({ id: `p${cents}`, day: today(), cents, method: 'Card' });

/** $106.00 with 6% tax, due tomorrow. */
const invoice = (change: Partial<InvoiceRecord> = {}): InvoiceRecord =>
  settled({
    ...sample,
    id: 1,
    items: [{ productId: null, text: 'Bench', quantity: 1, priceCents: 10_000 }],
    discountPercent: 0,
    taxPercent: 6,
    shippingCents: 0,
    amountCents: 10_600,
    amount: '$106.00',
    dueDate: addDays(today(), 1),
    invoicesStatus: 'Pending',
    payments: [],
    creditOf: null,
    draft: false,
    ...change,
  });
const note = (id: number, cents: number): InvoiceRecord =>
  invoice({ id, creditOf: 1, amountCents: -cents, invoicesStatus: 'Paid' });
const first = (...records: InvoiceRecord[]) => {
  const [joined] = withCredits(records);
  if (!joined) throw new Error('There is no invoice');
  return joined;
};

describe('the status', () => {
  const yesterday = addDays(today(), -1);
  test.each([
    ['Draft', first(invoice({ draft: true, dueDate: yesterday }))],
    ['Cancelled', first(invoice({ invoicesStatus: 'Cancelled', dueDate: yesterday }))],
    ['Credited', first(invoice({ payments: [pay(10_600)] }), note(2, 10_600))],
    ['Credited', first(note(2, 10_600))],
    ['Paid', first(invoice({ payments: [pay(10_600)] }))],
    ['Paid', first(invoice({ payments: [pay(600)] }), note(2, 10_000))],
    ['Overdue', first(invoice({ dueDate: yesterday, payments: [pay(600)] }))],
    ['Partly paid', first(invoice({ payments: [pay(600)] }))],
    ['Partly paid', first(invoice(), note(2, 600))],
    ['Pending', first(invoice())],
    ['Pending', first(invoice({ dueDate: today() }))],
  ])('is %s', (status, record) => expect(invoiceStatus(record)).toBe(status));

  test('stored and shown never disagree about Paid', () => {
    expect(invoice({ invoicesStatus: 'Paid' }).invoicesStatus).toBe('Pending');
    expect(invoice({ payments: [pay(10_600)] }).invoicesStatus).toBe('Paid');
  });

  test('what is due, to refund and locked follows from payments and credit notes', () => {
    const part = first(invoice({ payments: [pay(600)] }), note(2, 4000));
    expect([outstandingCents(part), refundCents(part), isLocked(part)]).toEqual([6000, 0, true]);
    const over = first(invoice({ payments: [pay(10_600)] }), note(2, 4000));
    expect([outstandingCents(over), refundCents(over)]).toEqual([0, 4000]);
    expect(isLocked(first(invoice()))).toBe(false);
    expect(isLocked(first(invoice({ draft: true })))).toBe(false);
    expect(isLocked(first(invoice({ invoicesStatus: 'Cancelled' })))).toBe(true);
  });

  test('paid and due add up to what is billed', () => {
    const all = withCredits([
      invoice({ payments: [pay(600)] }),
      note(2, 1000),
      invoice({ id: 3, dueDate: yesterday }),
      invoice({ id: 4, draft: true }),
      invoice({ id: 5, invoicesStatus: 'Cancelled' }),
    ]);
    const totals = Object.fromEntries(statusTotals(all).map(({ status, cents }) => [status, cents]));
    expect(totals).toEqual({
      Paid: 600,
      'Partly paid': 9000,
      Pending: 0,
      Overdue: 10_600,
      Cancelled: 10_600,
    });
    expect(billedCents(all)).toBe(600 + 9000 + 10_600);
  });
});

describe('a credit note', () => {
  test('over the whole amount reverses every line', () => {
    const credit = creditNoteOf(first(invoice()), { of: 1, cents: 10_600, reason: '' });
    expect(credit).toMatchObject({ amountCents: -10_600, creditOf: 1 });
    expect(credit.items[0]).toMatchObject({ text: 'Bench', quantity: -1 });
  });

  test('over a part has exactly its amount, tax included', () => {
    for (let cents = 1; cents <= 10_599; cents += 7) {
      const credit = creditNoteOf(first(invoice({ taxPercent: 21, amountCents: 12_100 })), {
        of: 1,
        cents,
        reason: '',
      });
      expect(invoiceTotals(credit).total).toBe(-cents);
      expect(Math.abs(credit.shippingCents)).toBeLessThanOrEqual(1);
    }
  });

  test('is refused above what is left', () => {
    const rest = first(invoice(), note(2, 10_000));
    expect(() => creditNoteOf(rest, { of: 1, cents: 601, reason: '' })).toThrow('Only $6.00 is left');
    expect(() => creditNoteOf(first(note(2, 100)), { of: 2, cents: 1, reason: '' })).toThrow(
      'Nothing is left',
    );
  });
});

describe('invoices of older versions', () => {
  test('keep their payments, and a paid one without gets the missing payment', () => {
    const { draft, ...old } = { ...invoice({ payments: [pay(600)] }), invoicesStatus: 'Paid' };
    const parties = { sender: { name: 'S', street: '', email: '', iban: '' }, billTo: {}, shipTo: {} };
    expect(draft).toBe(false);
    const migrated = migrateInvoice({ ...old, parties }, 2);
    expect(migrated).toMatchObject({ draft: false, payments: [{ cents: 600 }, { cents: 10_000 }] });
    expect(migrated).toHaveProperty('parties.sender.taxId', 'DE136695976');
    expect(InvoiceRecord.safeParse(migrateInvoice({ ...old, parties: null }, 2)).success).toBe(true);
    const { payments, parties: _, creditOf, ...first } = old;
    expect([payments.length, creditOf]).toEqual([1, null]);
    expect(InvoiceRecord.safeParse(migrateInvoice(first, 1)).success).toBe(true);
  });

  test('records of version 3 get their id as the number', () => {
    const { number: _number, ...old } = invoice({ id: 4007 });
    expect(InvoiceRecord.parse(migrateInvoice(old, 3)).number).toBe(4007);
  });

  test('records of the current or a later version stay as they are', () => {
    const record = invoice({ payments: [pay(600)] });
    expect(migrateInvoice(record, 4)).toBe(record);
    expect(migrateInvoice('nonsense', 1)).toBe('nonsense');
  });
});

test('sample invoices agree with the rule', () => {
  for (const one of sampleInvoices(now)) expect(settled(one)).toEqual(one);
});
