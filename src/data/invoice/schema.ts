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

/** Client as printed. */
export const Party = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type Party = z.infer<typeof Party>;

/** As of the issue: a contact renamed or deleted later does not change the invoice. */
export const InvoiceParties = z.object({
  sender: z.object({ name: z.string(), street: z.string(), email: z.string(), iban: z.string() }),
  billTo: Party,
  shipTo: Party,
});
export type InvoiceParties = z.infer<typeof InvoiceParties>;

/** Part or all of the total. */
export const InvoicePayment = z.object({
  id: z.string(),
  /** "2026-11-18". */
  day: z.string(),
  cents: z.int(),
  method: PaymentMethod,
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;

/** `amount` and `amountCents` are derived from the items by `invoiceTotals`. */
export const InvoiceRecord = z.extend(Invoice, {
  amountCents: z.int(),
  /** On or after `date`. */
  dueDate: z.string(),
  shipToId: z.int(),
  /** Null for invoices of version 1, which show the contacts as they are. */
  parties: z.nullable(InvoiceParties),
  items: z.array(InvoiceItem),
  /** Applies to the items. */
  discountPercent: z.number(),
  /** Applies to the discounted items. */
  taxPercent: z.number(),
  shippingCents: z.int(),
  payment: PaymentMethod,
  payments: z.array(InvoicePayment),
  /** Number of the invoice that this credit note reverses. */
  creditOf: z.nullable(z.int()),
  notes: z.string(),
  /** Data URL; null for Plaza's own logo. */
  logo: z.nullable(z.string()),
  /** Oldest first; times in ISO 8601. */
  history: z.array(
    z.object({ at: z.string(), what: z.enum(['Issued', 'Sent', 'Payment', ...InvoiceStatus.options]) }),
  ),
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;

export interface InvoiceWithDetails extends InvoiceRecord {
  parties: InvoiceParties;
  user: User | null;
  product: Product | null;
}
