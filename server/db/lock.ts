import { sql, type SQL } from 'drizzle-orm';
import { errorCode } from '../http/response/problem';
import type { Sql } from './sql';

/**
 * Advisory locks, held until the end of the transaction. A transaction takes at most one lock of each class, in this
 * order, and row locks afterwards: posts from the newest to the oldest, then members by id; or one conversation; or one
 * space. A change of the tags of a post, or of whether they count, locks the author. No cycle is possible.
 */
const LOCK_CLASSES = { writer: 1, pair: 2, moderation: 3, handles: 4, spaces: 5 } as const;

const advisoryLock = (name: keyof typeof LOCK_CLASSES, subject: string): SQL =>
  sql`pg_advisory_xact_lock(${LOCK_CLASSES[name]}, hashtext(${subject}))`;

/** Longest wait for any lock of the transaction; PostgreSQL then answers 55P03. */
const LOCK_TIMEOUT = '3s';

/** A write of the same member at another process takes long. Nothing was done: the transaction can begin again. */
export class WriterBusy extends Error {
  override name = 'WriterBusy';
}

/**
 * Writes of one member run one after the other, in every process: a check before a write (a limit, an earlier vote)
 * still holds when the write runs. Throws WriterBusy after LOCK_TIMEOUT.
 */
export async function lockWriter(db: Sql, memberId: string): Promise<void> {
  try {
    await db.execute(
      sql`SELECT set_config('lock_timeout', ${LOCK_TIMEOUT}, true), ${advisoryLock('writer', memberId)}`,
    );
  } catch (cause) {
    if (errorCode(cause) !== '55P03') throw cause;
    throw new WriterBusy('Another write of the member is still running', { cause });
  }
}

/** For changes that depend on the relationship between two members, in either direction. */
export async function lockPair(db: Sql, a: string, b: string): Promise<void> {
  await db.execute(sql`SELECT ${advisoryLock('pair', [a, b].toSorted().join(' '))}`);
}

/** Decisions lock reports, posts and members in different orders, so moderators decide one at a time. */
export async function lockModeration(db: Sql): Promise<void> {
  await db.execute(sql`SELECT ${advisoryLock('moderation', '')}`);
}

/** Two members must not take one handle, nor one that another member is giving up. */
export async function lockHandles(db: Sql): Promise<void> {
  await db.execute(sql`SELECT ${advisoryLock('handles', '')}`);
}

/** The number of a member's spaces is limited, and owners of several spaces may add one member at once. */
export async function lockSpacesOf(db: Sql, memberId: string): Promise<void> {
  await db.execute(sql`SELECT ${advisoryLock('spaces', memberId)}`);
}
