import * as z from 'zod/mini';
import { RecordId } from '@/data/store/record-id';
import { type Product } from '@/data/product/schema';
import { type Contact } from '@/data/user/schema';

export const InvoiceStatus = z.enum(['Paid', 'Pending', 'Cancelled']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** Fields of section 3 of the specification. */
export const Invoice = z.object({
  id: RecordId,
  userId: RecordId,
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

/** Client as printed. `taxId` is empty for a person without one. */
export const Party = z.object({ name: z.string(), email: z.string(), phone: z.string(), taxId: z.string() });
export type Party = z.infer<typeof Party>;

/** As of the issue: a contact renamed or deleted later does not change the invoice. */
export const InvoiceParties = z.object({
  sender: z.object({
    name: z.string(),
    street: z.string(),
    email: z.string(),
    iban: z.string(),
    taxId: z.string(),
  }),
  billTo: Party,
  shipTo: Party,
});
export type InvoiceParties = z.infer<typeof InvoiceParties>;

/** Part or all of the total; a refund has negative cents. */
export const InvoicePayment = z.object({
  id: z.string(),
  /** "2026-11-18". */
  day: z.string(),
  cents: z.int(),
  method: PaymentMethod,
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;

/**
 * `amount` and `amountCents` are derived from the items by `invoiceTotals`; `invoicesStatus` from the payments by
 * `settled`, unless the invoice is cancelled.
 *
 * People see `invoiceStatus`, the first of these that applies:
 * 1. Draft: not issued, or issued without a number yet. Neither billed nor paid.
 * 2. Cancelled: not billed either.
 * 3. Credited: a credit note, or an invoice whose credit notes reverse the whole amount.
 * 4. Paid: payments and credit notes cover the amount.
 * 5. Overdue: something is due, and the due date is over.
 * 6. Partly paid: a payment or a credit note covers part of the amount.
 * 7. Pending.
 */
export const InvoiceRecord = z.extend(Invoice, {
  /** The id in the sample. In a space the service gives the number when the invoice is issued; null before. */
  number: z.nullable(z.int()),
  amountCents: z.int(),
  /** On or after `date`. */
  dueDate: z.string(),
  shipToId: RecordId,
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
  /** Id of the invoice that this credit note reverses, in whole or in part. */
  creditOf: z.nullable(RecordId),
  /** Not issued yet. */
  draft: z.boolean(),
  notes: z.string(),
  /** Data URL; null for Plaza's own logo. */
  logo: z.nullable(z.string()),
  /** Oldest first; times in ISO 8601. */
  history: z.array(
    z.object({
      at: z.string(),
      what: z.enum([
        'Draft',
        'Issued',
        'Sent',
        'Payment',
        'Payment removed',
        'Refund',
        'Reopened',
        ...InvoiceStatus.options,
      ]),
    }),
  ),
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;

/** A credit note, as its invoice lists it. */
export interface InvoiceCredit {
  id: RecordId;
  number: number | null;
  /** Positive. */
  cents: number;
}

/** With the credit notes of the invoice, oldest first, by `withCredits`. */
export interface CreditedInvoice extends InvoiceRecord {
  credits: readonly InvoiceCredit[];
}

export interface InvoiceWithDetails extends CreditedInvoice {
  parties: InvoiceParties;
  /** The invoice that this credit note reverses. */
  credited: Pick<InvoiceRecord, 'id' | 'number'> | null;
  user: Contact | null;
  product: Product | null;
}
