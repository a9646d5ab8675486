import { sql } from 'drizzle-orm';
import { DELETION_GRACE_DAYS } from '@contract/account/account-deletion';
import * as z from 'zod/mini';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import type { Caller } from '../policies';

const GRACE_MS = DELETION_GRACE_DAYS * 86_400_000;

export async function readDeletion(db: Sql, me: Caller): Promise<string | null> {
  const [row] = await queryRows(
    db,
    z.object({ deletesAt: z.nullable(instantColumn) }),
    sql`SELECT deletes_at AS "deletesAt" FROM members WHERE id = ${me.id}`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row.deletesAt;
}

/** Hides the member and ends every session. A second request does not postpone the removal. */
export async function requestDeletion(db: Sql, me: Caller, now: Date): Promise<{ deletesAt: string }> {
  const deletesAt = new Date(now.getTime() + GRACE_MS);
  await db.execute(
    sql`UPDATE members SET counts_due = true, deletes_at = coalesce(deletes_at, ${deletesAt}), signed_out_at = ${now}
        WHERE id = ${me.id}`,
  );
  return { deletesAt: (await readDeletion(db, me)) ?? deletesAt.toISOString() };
}

/** Throws `gone` once the removal is due, because a job may have begun it. */
export async function cancelDeletion(db: Sql, me: Caller, now: Date): Promise<void> {
  const deletesAt = await readDeletion(db, me);
  if (deletesAt === null) return;
  const { rowCount } = await db.execute(
    sql`UPDATE members SET counts_due = true, deletes_at = NULL WHERE id = ${me.id} AND deletes_at > ${now}`,
  );
  if (rowCount === 0) throw new HttpProblem('gone', { detail: 'The account is being removed.' });
}
