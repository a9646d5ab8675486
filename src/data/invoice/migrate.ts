import * as z from 'zod/mini';
import { sender } from './parties';
import { InvoicePayment, InvoiceStatus, PaymentMethod } from './schema';
import { paidCents } from './status';

const StoredParty = z.looseObject({});

/** What the conversion reads of a record of version 2. */
const StoredInvoice = z.looseObject({
  id: z.int(),
  date: z.string(),
  amountCents: z.int(),
  invoicesStatus: InvoiceStatus,
  creditOf: z.nullable(z.int()),
  parties: z.nullable(z.object({ sender: StoredParty, billTo: StoredParty, shipTo: StoredParty })),
  payment: PaymentMethod,
  payments: z.array(InvoicePayment),
  history: z.array(z.looseObject({ at: z.string(), what: z.string() })),
});
type StoredInvoice = z.infer<typeof StoredInvoice>;

/** Version 2 let the status say Paid without payments: the missing payment gets the day of that entry. */
function missingPayments(invoice: StoredInvoice): InvoicePayment[] {
  const cents = invoice.amountCents - paidCents(invoice);
  if (invoice.invoicesStatus !== 'Paid' || invoice.creditOf !== null || cents <= 0) return [];
  const day = invoice.history.findLast(({ what }) => what === 'Paid')?.at.slice(0, 10) ?? invoice.date;
  return [{ id: `payment-${invoice.id}`, day, cents, method: invoice.payment }];
}

const withTaxId = (party: z.infer<typeof StoredParty>) => ({ taxId: '', ...party });

/** Adds what version 3 introduced. */
function toVersion3(record: object, from: number): object {
  const added = from < 2 ? { parties: null, payments: [], creditOf: null } : {};
  const { data: invoice } = StoredInvoice.safeParse({ ...record, ...added });
  if (!invoice) return record;
  const { parties } = invoice;
  return {
    ...invoice,
    draft: false,
    payments: [...invoice.payments, ...missingPayments(invoice)],
    parties: parties && {
      sender: { taxId: sender.taxId, ...parties.sender },
      billTo: withTaxId(parties.billTo),
      shipTo: withTaxId(parties.shipTo),
    },
  };
}

/** Adds what the versions after `from` introduced. Returns a record that fits no version as it is. */
export function migrateInvoice(record: unknown, from: number): unknown {
  if (typeof record !== 'object' || record === null || from > 3) return record;
  const known = from < 3 ? toVersion3(record, from) : record;
  // The number was the id.
  return 'id' in known ? { ...known, number: known.id } : known;
}
