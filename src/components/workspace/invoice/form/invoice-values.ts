import * as z from 'zod/mini';
import { currentParties } from '@/data/invoice/parties';
import { type InvoiceParties, type InvoiceRecord, PaymentMethod } from '@/data/invoice/schema';
import type { Contact } from '@/data/user/schema';
import { addDays, today } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format-dollars';
import { settled } from '@/data/invoice/status';
import { invoiceTotals } from '@contract/space/body/invoice-totals';
import { MAX_INVOICE_LINES } from '@contract/space/space-limits';
import { invoiceText } from '@/messages/workspace/invoice';

export const PERCENT_RANGE = { min: 0, max: 100 };
export const QUANTITY_RANGE = { min: 0.01, max: 10_000 };

const percent = z.nullable(z.number()).check(
  z.refine((value) => value === null || (value >= PERCENT_RANGE.min && value <= PERCENT_RANGE.max), {
    error: invoiceText.percentInvalid,
  }),
);
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: invoiceText.chooseADate }));

/** One line item; the price is in dollars. */
const ItemValues = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: invoiceText.itemMissing }),
      z.maxLength(120, { error: invoiceText.itemTooLong }),
    ),
  quantity: z.nullable(z.number()).check(
    z.refine((value) => value !== null && value > 0 && value <= QUANTITY_RANGE.max, {
      error: invoiceText.quantityInvalid,
    }),
  ),
  price: z.nullable(z.number()).check(
    z.refine((value) => value !== null && value >= 0 && value <= 1_000_000, {
      error: invoiceText.priceInvalid,
    }),
  ),
});

/** Form values of an invoice. Ids are strings because select elements hold strings. */
export const InvoiceValues = z
  .object({
    userId: z.string().check(z.minLength(1, { error: invoiceText.chooseACustomer })),
    shipToId: z.string(),
    date: day,
    dueDate: day,
    items: z
      .array(ItemValues)
      .check(z.minLength(1, { error: invoiceText.addAtLeastOneLine }), z.maxLength(MAX_INVOICE_LINES)),
    discountPercent: percent,
    taxPercent: percent,
    shipping: z
      .nullable(z.number())
      .check(z.refine((value) => value === null || value >= 0, { error: invoiceText.shippingInvalid })),
    payment: PaymentMethod,
    /** Of the client. */
    taxId: z.string().check(
      z.trim(),
      z.regex(/^(?:[\dA-Za-z][\dA-Za-z ./-]{3,19})?$/, {
        error: invoiceText.taxIdInvalid,
      }),
    ),
    draft: z.boolean(),
    notes: z.string().check(z.maxLength(400, { error: invoiceText.notesTooLong })),
    logo: z.nullable(z.string()),
  })
  .check(
    z.refine((values) => values.dueDate >= values.date, {
      error: invoiceText.dueDateInvalid,
      path: ['dueDate'],
    }),
  );
export type InvoiceValues = z.infer<typeof InvoiceValues>;
export type ItemValues = InvoiceValues['items'][number];

const nullableNumber = z.nullable(z.number());
/** Field types without the completeness rules. */
const draftSchema = z.object({
  userId: z.string(),
  shipToId: z.string(),
  date: z.string(),
  dueDate: z.string(),
  items: z
    .array(z.object({ text: z.string(), quantity: nullableNumber, price: nullableNumber }))
    .check(z.minLength(1)),
  discountPercent: nullableNumber,
  taxPercent: nullableNumber,
  shipping: nullableNumber,
  payment: PaymentMethod,
  taxId: z.string(),
  draft: z.boolean(),
  notes: z.string(),
  logo: z.nullable(z.string()),
});

export const emptyItem: ItemValues = { text: '', quantity: 1, price: null };

/** An empty invoice, due in 14 days. */
export const newInvoiceValues = (): InvoiceValues => ({
  userId: '',
  shipToId: '',
  date: today(),
  dueDate: addDays(today(), 14),
  items: [emptyItem],
  discountPercent: 0,
  taxPercent: 6,
  shipping: 0,
  payment: 'Bank transfer',
  taxId: '',
  draft: false,
  notes: '',
  logo: null,
});

export const invoiceToValues = (invoice: InvoiceRecord): InvoiceValues => ({
  userId: String(invoice.userId),
  shipToId: invoice.shipToId === invoice.userId ? '' : String(invoice.shipToId),
  date: invoice.date,
  dueDate: invoice.dueDate,
  items: invoice.items.map((item) => ({
    text: item.text,
    quantity: item.quantity,
    price: item.priceCents / 100,
  })),
  discountPercent: invoice.discountPercent,
  taxPercent: invoice.taxPercent,
  shipping: invoice.shippingCents / 100,
  payment: invoice.payment,
  taxId: invoice.parties?.billTo.taxId ?? '',
  draft: invoice.draft,
  notes: invoice.notes,
  logo: invoice.logo,
});

/**
 * Merges a draft into the initial values. A draft may be incomplete, so each field is checked by its type
 * alone.
 */
export function restoreDraft(start: InvoiceValues, storedDraft: unknown): InvoiceValues {
  const shape = z.catch(z.partial(draftSchema), {});
  return { ...start, ...shape.parse(storedDraft) } as InvoiceValues;
}

const cents = (value: number | null): number => Math.round((value ?? 0) * 100);

/** Amounts entered so far, for the totals. */
export const billedAmounts = (values: InvoiceValues) => ({
  items: values.items.map((item) => ({ quantity: item.quantity ?? 0, priceCents: cents(item.price) })),
  discountPercent: values.discountPercent ?? 0,
  taxPercent: values.taxPercent ?? 0,
  shippingCents: cents(values.shipping),
});

/** Select elements hold strings; ids of the sample are numbers. */
const contactId = (value: string): Contact['id'] => (/^\d+$/.test(value) ? Number(value) : value);

/** Builds the record. `before` is the invoice being edited; its history continues. */
export function valuesToInvoice(
  values: InvoiceValues,
  products: readonly { id: number; name: string }[],
  before: InvoiceRecord | null,
  users: readonly Contact[],
): Omit<InvoiceRecord, 'id' | 'number'> & { parties: InvoiceParties } {
  const idOf = new Map(products.map((product) => [product.name, product.id]));
  const terms = billedAmounts(values);
  const amountCents = invoiceTotals(terms).total;
  const userId = contactId(values.userId);
  const shipToId = values.shipToId === '' ? userId : contactId(values.shipToId);
  const current = currentParties(users, { userId, shipToId });
  // A draft follows its contacts until it is issued.
  const issued = before?.draft ? null : before;
  const billTo = issued?.parties && issued.userId === userId ? issued.parties.billTo : current.billTo;
  const parties: InvoiceParties = {
    sender: issued?.parties?.sender ?? current.sender,
    billTo: { ...billTo, taxId: values.taxId.trim() },
    shipTo: issued?.parties && issued.shipToId === shipToId ? issued.parties.shipTo : current.shipTo,
  };
  const items = terms.items.map((item, place) => {
    const text = values.items[place]?.text.trim() ?? '';
    return { productId: idOf.get(text) ?? null, text, quantity: item.quantity, priceCents: item.priceCents };
  });
  const now = new Date().toISOString();
  const history = [...(before?.history ?? [])];
  if (values.draft !== before?.draft) history.push({ at: now, what: values.draft ? 'Draft' : 'Issued' });
  return settled({
    userId,
    productId: items.find((item) => item.productId !== null)?.productId ?? before?.productId ?? 1,
    amount: formatDollars(amountCents),
    amountCents,
    date: values.date,
    dueDate: values.dueDate,
    invoicesStatus: before?.invoicesStatus ?? 'Pending',
    draft: values.draft,
    shipToId,
    parties,
    items,
    discountPercent: terms.discountPercent,
    taxPercent: terms.taxPercent,
    shippingCents: terms.shippingCents,
    payment: values.payment,
    payments: before?.payments ?? [],
    creditOf: before?.creditOf ?? null,
    notes: values.notes.trim(),
    logo: values.logo,
    history,
  });
}
