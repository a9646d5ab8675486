import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/service';
import { lockWriter } from '../db/lock';
import type { Sql } from '../db/sql';
import { errorCode, HttpProblem } from './response/problem';

export interface KeyedRequest {
  memberId: string;
  key: string;
  operation: string;
  payload: unknown;
  now: Date;
}

/** Throws `key-required` unless the header has 8 to 128 printable characters without spaces, such as a UUID. */
export function readIdempotencyKey(headers: Headers): string {
  const key = headers.get('idempotency-key');
  if (key === null || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new HttpProblem('key-required', { detail: 'Send an Idempotency-Key of 8 to 128 characters.' });
  }
  return key;
}

const reserveKey = async (db: Sql, row: typeof idempotencyKeys.$inferInsert): Promise<boolean> => {
  try {
    const made = await db
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    return made.length === 1;
  } catch (cause) {
    if (errorCode(cause) !== '55P03') throw cause;
    throw new HttpProblem('key-running', { headers: { 'Retry-After': '1' } });
  }
};

/**
 * Runs `effect` once per key. Key, response and effect are written in the transaction `db`, together or not at
 * all. A repeated request gets the first response (JSON text). While the first one runs, a repeated one waits 3
 * s and then throws `key-running`.
 */
export async function runOnce(
  db: Sql,
  call: KeyedRequest,
  effect: () => Promise<string>,
  /** Response to a repeated request, from the first response. */
  replay: (answer: string) => Promise<string>,
): Promise<string> {
  const payloadHash = createHash('sha256')
    .update(JSON.stringify(call.payload ?? null))
    .digest('base64url');
  const { memberId, key, operation } = call;
  await lockWriter(db, memberId);
  const own = and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));
  if (await reserveKey(db, { memberId, key, operation, payloadHash, createdAt: call.now })) {
    const answer = await effect();
    await db.update(idempotencyKeys).set({ answer }).where(own);
    return answer;
  }
  const [first] = await db.select().from(idempotencyKeys).where(own);
  if (!first?.answer) throw new HttpProblem('key-running', { headers: { 'Retry-After': '1' } });
  if (first.operation !== operation || first.payloadHash !== payloadHash) throw new HttpProblem('key-reused');
  return replay(first.answer);
}
