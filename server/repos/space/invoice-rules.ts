import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SpaceInvoice } from '@contract/space/body/invoice';
import { invoiceTotals } from '@contract/space/body/invoice-totals';
import { idList, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';

const InvoiceTerms = z.pick(SpaceInvoice, {
  number: true,
  draft: true,
  cancelled: true,
  creditOf: true,
  items: true,
  discountPercent: true,
  taxPercent: true,
  shippingCents: true,
});
type InvoiceTerms = z.infer<typeof InvoiceTerms>;

/** What the service knows of the invoices of a space; changes of one call update it. */
export interface InvoiceBook {
  /** The last number given. */
  lastNumber: number;
  /** Cents of the credit notes of an invoice, by the ids of both. */
  credits: Map<string, Map<string, number>>;
  /** The invoices that the credit notes of a call reverse. */
  invoices: Map<string, InvoiceTerms>;
}

/** Positive. */
const creditCents = (note: InvoiceTerms): number => -invoiceTotals(note).total;

const InvoiceRow = z.object({ id: z.string(), body: InvoiceTerms });

/** `ids` are those of changed invoices, and of invoices that changed credit notes reverse. Runs under the lock of the space. */
export async function readInvoiceBook(
  db: Sql,
  spaceId: string,
  ids: readonly string[],
): Promise<InvoiceBook> {
  const [space] = await queryRows(
    db,
    z.object({ lastNumber: z.int() }),
    sql`SELECT last_invoice_number AS "lastNumber" FROM spaces WHERE id = ${spaceId}`,
  );
  const notes = await queryRows(
    db,
    InvoiceRow,
    sql`SELECT id, body FROM space_items
        WHERE space_id = ${spaceId} AND kind = 'invoice' AND deleted_at IS NULL
          AND body->>'creditOf' = ANY(${idList(ids)}::text[])`,
  );
  const invoices = await queryRows(
    db,
    InvoiceRow,
    sql`SELECT id, body FROM space_items
        WHERE space_id = ${spaceId} AND kind = 'invoice' AND deleted_at IS NULL AND id = ANY(${idList(ids)})`,
  );
  const book: InvoiceBook = {
    lastNumber: space?.lastNumber ?? 0,
    credits: new Map(),
    invoices: new Map(invoices.map(({ id, body }) => [id, body])),
  };
  for (const { id, body } of notes) creditsOf(book, body.creditOf ?? '').set(id, creditCents(body));
  return book;
}

function creditsOf({ credits }: InvoiceBook, invoiceId: string): Map<string, number> {
  const known = credits.get(invoiceId);
  if (known) return known;
  const none = new Map<string, number>();
  credits.set(invoiceId, none);
  return none;
}

const refused = (detail: string): HttpProblem => new HttpProblem('conflict', { detail });

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Throws `conflict` unless the note reverses no more than is left of an issued invoice. */
function assertCreditable({ invoices }: InvoiceBook, note: InvoiceTerms, others: number): void {
  const invoice = invoices.get(note.creditOf ?? '');
  if (!invoice) throw refused('The invoice of this credit note does not exist.');
  const { number, draft, cancelled, creditOf } = invoice;
  if (creditOf !== null) throw refused('A credit note cannot be credited.');
  if (draft || number === null) throw refused('Issue the invoice before you credit it.');
  if (cancelled) throw refused(`Invoice #${number} is cancelled. Reopen it first.`);
  const cents = creditCents(note);
  const left = invoiceTotals(invoice).total - others;
  if (cents <= 0) throw refused('A credit note has a negative total.');
  if (cents > left) throw refused(`Only ${dollars(left)} of invoice #${number} is left to credit.`);
}

interface Booked {
  body: unknown;
  removed: boolean;
  /** New, restored, or another kind of document than before. */
  isNew: boolean;
}

/** Updates the book after a change of an invoice or credit note. Throws `conflict` for a credit of too much. */
export function bookInvoice(book: InvoiceBook, id: string, { body, removed, isNew }: Booked): void {
  const invoice = InvoiceTerms.safeParse(body).data;
  if (!invoice) return;
  if (removed) book.invoices.delete(id);
  else book.invoices.set(id, invoice);
  if (invoice.creditOf === null) return;
  const credits = creditsOf(book, invoice.creditOf);
  credits.delete(id);
  if (removed) return;
  if (isNew) {
    const others = [...credits.values()].reduce((sum, cents) => sum + cents, 0);
    assertCreditable(book, invoice, others);
  }
  credits.set(id, creditCents(invoice));
}

/** Fields of a locked invoice that may change: the printed document stays as it is. */
const unlocked: readonly string[] = ['payments', 'history', 'userId', 'shipToId'];

interface Changed {
  id: string;
  before: unknown;
  /** Names of the changed fields. */
  names: readonly string[];
  removed: boolean;
}

/** Throws `locked` for a change of an invoice that payments, credit notes or its cancellation have locked. */
export function assertUnlocked(book: InvoiceBook, { id, before, names, removed }: Changed): void {
  const invoice = SpaceInvoice.safeParse(before).data;
  if (!invoice) return;
  const isBooked = Object.keys(invoice.payments).length > 0 || creditsOf(book, id).size > 0;
  const isFixed = isBooked || invoice.creditOf !== null;
  if (!isFixed && !invoice.cancelled) return;
  const free = isFixed ? unlocked : [...unlocked, 'cancelled'];
  if (!(removed && isBooked) && names.every((name) => free.includes(name))) return;
  throw new HttpProblem('locked', {
    detail: invoice.cancelled
      ? `Invoice #${invoice.number} is cancelled. Reopen it first.`
      : `Invoice #${invoice.number} is locked. Correct it with a credit note.`,
  });
}

/** The number of an invoice: what it has, or the next of the space once it is issued. Only the service gives numbers. */
export function numberOf(book: InvoiceBook, before: unknown, body: unknown): number | null {
  const known = SpaceInvoice.safeParse(before).data?.number ?? null;
  const { draft = true } = z.safeParse(z.object({ draft: z.boolean() }), body).data ?? {};
  if (known !== null || draft) return known;
  book.lastNumber += 1;
  return book.lastNumber;
}
