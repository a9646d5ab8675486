/** What a total follows from. Money in cents, shares in percent. */
export interface InvoiceAmounts {
  items: readonly { quantity: number; priceCents: number }[];
  discountPercent: number;
  taxPercent: number;
  shippingCents: number;
}

/** Cents throughout. */
export interface InvoiceTotals {
  subtotal: number;
  discount: number;
  tax: number;
  shipping: number;
  total: number;
}

/** One line of an invoice in cents, rounded half up. */
export const lineTotal = (item: { quantity: number; priceCents: number }): number =>
  Math.round(item.quantity * item.priceCents);

/**
 * Adds an invoice up: the discount comes off the items, the tax is on what is left of them, shipping is untaxed.
 * Each step is rounded to whole cents, so that the lines on paper add up to the total on paper.
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
