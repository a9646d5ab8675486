/** Money in cents, rates in percent. */
export interface InvoiceAmounts {
  items: readonly { quantity: number; priceCents: number }[];
  discountPercent: number;
  taxPercent: number;
  shippingCents: number;
}

/** In cents. */
export interface InvoiceTotals {
  subtotal: number;
  discount: number;
  tax: number;
  shipping: number;
  total: number;
}

/** Half a cent away from zero, so that a credit note reverses every line. */
const roundCents = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents)) || 0;

/** In cents. */
export const lineTotal = (item: { quantity: number; priceCents: number }): number =>
  roundCents(item.quantity * item.priceCents);

/**
 * Discount applies to the items, tax to the discounted items; shipping is untaxed. Every step rounds to whole
 * cents, so the printed lines add up to the printed total.
 */
export function invoiceTotals({
  items,
  discountPercent,
  taxPercent,
  shippingCents,
}: InvoiceAmounts): InvoiceTotals {
  const subtotal = items.reduce((sum, item) => sum + lineTotal(item), 0);
  const discount = roundCents((subtotal * discountPercent) / 100);
  const tax = roundCents(((subtotal - discount) * taxPercent) / 100);
  return {
    subtotal,
    discount,
    tax,
    shipping: shippingCents,
    total: subtotal - discount + tax + shippingCents,
  };
}
