import { expect, test } from 'vitest';
import { invoiceTotals } from '@contract/space/body/invoice-totals';
import { sampleInvoices } from './seed';

test('totals are rounded step by step and add up', () => {
  const totals = invoiceTotals({
    items: [
      { quantity: 3, priceCents: 333 },
      { quantity: 0.5, priceCents: 101 },
    ],
    discountPercent: 10,
    taxPercent: 21,
    shippingCents: 250,
  });
  expect(totals).toEqual({ subtotal: 1050, discount: 105, tax: 198, shipping: 250, total: 1393 });
});

test('every sample invoice equals the sum of its items', () => {
  for (const invoice of sampleInvoices(new Date())) {
    expect(invoiceTotals(invoice).total).toBe(invoice.amountCents);
    expect(invoice.amount).toMatch(/^\$[\d,]+\.\d\d$/);
  }
});
