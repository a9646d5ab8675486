import * as z from 'zod/mini';
import { type Product } from '@/data/product/schema';
import { type User } from '@/data/user/schema';

export const InvoiceStatus = z.enum(['Paid', 'Pending', 'Cancelled']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** An invoice: the fields of section 3 of the specification. */
export const Invoice = z.object({
  id: z.int(),
  userId: z.int(),
  productId: z.int(),
  /** The total as shown: "$1,240.00". */
  amount: z.string(),
  /** Day of issue, "2026-11-18". */
  date: z.string(),
  invoicesStatus: InvoiceStatus,
});
export type Invoice = z.infer<typeof Invoice>;

/** One line of an invoice. */
export const InvoiceItem = z.object({
  productId: z.nullable(z.int()),
  text: z.string(),
  quantity: z.number(),
  /** Cents a piece. */
  priceCents: z.int(),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const PaymentMethod = z.enum(['Bank transfer', 'Card', 'Cash']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** An invoice as kept: `amount` and `amountCents` always follow from the items (`lib/invoice-total.ts`). */
export const InvoiceRecord = z.extend(Invoice, {
  amountCents: z.int(),
  /** Day, on or after `date`. */
  dueDate: z.string(),
  shipToId: z.int(),
  items: z.array(InvoiceItem),
  /** Percent off the items. */
  discountPercent: z.number(),
  /** Percent on what is left of the items. */
  taxPercent: z.number(),
  shippingCents: z.int(),
  payment: PaymentMethod,
  notes: z.string(),
  /** Picture in the head as a data address, or null for Plaza's own mark. */
  logo: z.nullable(z.string()),
  /** What happened, oldest first; the moments are ISO 8601. */
  history: z.array(z.object({ at: z.string(), what: z.enum(['Issued', 'Sent', ...InvoiceStatus.options]) })),
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;

/** An invoice with the person it goes to and its first product. */
export interface InvoiceWithDetails extends InvoiceRecord {
  user: User | null;
  product: Product | null;
}
