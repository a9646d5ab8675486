import * as z from 'zod/mini';
import { Count, Id, Instant } from '../../primitives';
import { MAX_INVOICE_LINES } from '../space-limits';

const Day = z.iso.date().check(z.maxLength(10));
const Name = z.string().check(z.maxLength(120));
const Address = z.string().check(z.maxLength(254));
const Short = z.string().check(z.maxLength(40));
const Percent = z.number().check(z.gte(0), z.lte(100));
const Method = z.enum(['Bank transfer', 'Card', 'Cash']);

/** Client as printed. */
const Party = z.object({ name: Name, email: Address, phone: Short, taxId: Short });

/** The service gives the number when the invoice is issued. Amounts follow from items and terms, the status from payments. */
export const SpaceInvoice = z.object({
  /** From the sequence of the space, set by the service; null for a draft. */
  number: z.nullable(Count),
  /** Not issued yet. */
  draft: z.boolean(),
  cancelled: z.boolean(),
  /** Id of the invoice that this credit note reverses, in whole or in part. */
  creditOf: z.nullable(Id),
  /** Id of a `contact` item. */
  userId: Id,
  /** Id of a `contact` item. */
  shipToId: Id,
  date: Day,
  dueDate: Day,
  /** As of the issue. */
  parties: z.object({
    sender: z.object({ name: Name, street: Name, email: Address, iban: Short, taxId: Short }),
    billTo: Party,
    shipTo: Party,
  }),
  items: z
    .array(
      z.object({
        /** Number of a product of the sample catalogue. */
        productId: z.nullable(z.int()),
        text: Name,
        /** Negative in a credit note. */
        quantity: z.number(),
        priceCents: z.int(),
      }),
    )
    .check(z.maxLength(MAX_INVOICE_LINES)),
  discountPercent: Percent,
  taxPercent: Percent,
  shippingCents: z.int(),
  payment: Method,
  notes: z.string().check(z.maxLength(400)),
  /** Data URL of a picture; null for the logo of the app. */
  logo: z.nullable(z.string().check(z.maxLength(44_000))),
  /** By id, set one by one; null removes a payment. A refund has negative cents. */
  payments: z.record(
    z.string().check(z.minLength(1), z.maxLength(36)),
    z.nullable(z.object({ day: Day, cents: z.int(), method: Method })),
  ),
  /** What happened when, by a key of the client; null removes an entry. */
  history: z.record(
    z.string().check(z.minLength(1), z.maxLength(60)),
    z.nullable(z.object({ at: Instant, what: z.string().check(z.maxLength(30)) })),
  ),
});
export type SpaceInvoice = z.infer<typeof SpaceInvoice>;
