import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SpaceInvoice } from '@contract/space-body/invoice';
import { idList, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/problem';

/** What the service knows of the invoices of a space; changes of one call update it. */
export interface InvoiceBook {
  /** The last number given. */
  lastNumber: number;
  /** Ids of invoices with credit notes. */
  credited: Set<string>;
}

/** Runs under the lock of the space. */
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
  const credited = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT DISTINCT body->>'creditOf' AS id FROM space_items
        WHERE space_id = ${spaceId} AND kind = 'invoice' AND deleted_at IS NULL
          AND body->>'creditOf' = ANY(${idList(ids)}::text[])`,
  );
  return { lastNumber: space?.lastNumber ?? 0, credited: new Set(credited.map(({ id }) => id)) };
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
export function assertUnlocked({ credited }: InvoiceBook, { id, before, names, removed }: Changed): void {
  const invoice = SpaceInvoice.safeParse(before).data;
  if (!invoice) return;
  const isBooked = Object.keys(invoice.payments).length > 0 || credited.has(id);
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
