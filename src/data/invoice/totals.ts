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

/** In cents, rounded half up. */
export const lineTotal = (item: { quantity: number; priceCents: number }): number =>
  Math.round(item.quantity * item.priceCents);

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
  const discount = Math.round((subtotal * discountPercent) / 100);
  const tax = Math.round(((subtotal - discount) * taxPercent) / 100);
  return {
    subtotal,
    discount,
    tax,
    shipping: shippingCents,
    total: subtotal - discount + tax + shippingCents,
  };
}
