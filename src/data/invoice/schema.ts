import * as z from 'zod/mini';
import { type Product } from '@/data/product/schema';
import { type User } from '@/data/user/schema';

export const InvoiceStatus = z.enum(['Paid', 'Pending', 'Cancelled']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** Fields of section 3 of the specification. */
export const Invoice = z.object({
  id: z.int(),
  userId: z.int(),
  productId: z.int(),
  /** Formatted total: "$1,240.00". */
  amount: z.string(),
  /** Date of issue, "2026-11-18". */
  date: z.string(),
  invoicesStatus: InvoiceStatus,
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceItem = z.object({
  productId: z.nullable(z.int()),
  text: z.string(),
  quantity: z.number(),
  /** Unit price in cents. */
  priceCents: z.int(),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const PaymentMethod = z.enum(['Bank transfer', 'Card', 'Cash']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** `amount` and `amountCents` are derived from the items by `invoiceTotals`. */
export const InvoiceRecord = z.extend(Invoice, {
  amountCents: z.int(),
  /** On or after `date`. */
  dueDate: z.string(),
  shipToId: z.int(),
  items: z.array(InvoiceItem),
  /** Applies to the items. */
  discountPercent: z.number(),
  /** Applies to the discounted items. */
  taxPercent: z.number(),
  shippingCents: z.int(),
  payment: PaymentMethod,
  notes: z.string(),
  /** Data URL; null for Plaza's own logo. */
  logo: z.nullable(z.string()),
  /** Oldest first; times in ISO 8601. */
  history: z.array(z.object({ at: z.string(), what: z.enum(['Issued', 'Sent', ...InvoiceStatus.options]) })),
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;

export interface InvoiceWithDetails extends InvoiceRecord {
  user: User | null;
  product: Product | null;
}
