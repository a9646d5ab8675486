import { sql } from 'drizzle-orm';
import { HANDLE_CHANGE_DAYS, HANDLE_HELD_DAYS } from '@contract/account/handle';
import type { Me } from '@contract/member/member';
import * as z from 'zod/mini';
import { lockHandles } from '../../db/lock';
import { countRows, instantColumn, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { emitEvents } from '../../live/emit-events';
import type { Caller } from '../policies';
import { isReservedHandle } from './handle-rules';
import { readMe } from './member';
import { claimHandle, releaseHandle } from './member-name';

const DAY_MS = 86_400_000;

/** The handle is another member's, now or until its hold ends. */
const isTaken = async (db: Sql, me: Caller, handle: string): Promise<boolean> => {
  const taken = await countRows(
    db,
    sql`SELECT 1 FROM handles WHERE handle = ${handle} AND member_id <> ${me.id}
        UNION ALL SELECT 1 FROM former_handles
        WHERE handle = ${handle} AND member_id <> ${me.id} AND held_until > now()`,
  );
  return taken > 0;
};

export const isHandleAvailable = async (db: Sql, me: Caller, handle: string): Promise<boolean> =>
  !isReservedHandle(handle) && !(await isTaken(db, me, handle));

const takenProblem = (handle: string): HttpProblem =>
  new HttpProblem('conflict', { detail: `@${handle} is taken. Choose another handle.` });

const assertDue = async (db: Sql, me: Caller, now: Date): Promise<void> => {
  const [row] = await queryRows(
    db,
    z.object({ changedAt: z.nullable(instantColumn) }),
    sql`SELECT handle_changed_at AS "changedAt" FROM members WHERE id = ${me.id}`,
  );
  if (!row?.changedAt) return;
  const dueAt = new Date(Date.parse(row.changedAt) + HANDLE_CHANGE_DAYS * DAY_MS);
  if (dueAt <= now) return;
  const retryAt = dueAt.toISOString();
  throw new HttpProblem('conflict', {
    detail: `You can change your handle once in ${HANDLE_CHANGE_DAYS} days. Try again on ${retryAt.slice(0, 10)}.`,
    retryAt,
  });
};

/** Holds the former handle. Throws `validation` for a reserved handle and `conflict` for a taken one, or too early. */
export async function changeHandle(db: Sql, me: Caller, now: Date, handle: string): Promise<Me> {
  const { handle: former } = await readMe(db, me);
  if (handle === former) return readMe(db, me);
  if (isReservedHandle(handle)) {
    throw new HttpProblem('validation', {
      fields: { handle: 'This handle is reserved. Choose another one.' },
    });
  }
  await assertDue(db, me, now);
  await lockHandles(db);
  if (await isTaken(db, me, handle)) throw takenProblem(handle);
  const heldUntil = new Date(now.getTime() + HANDLE_HELD_DAYS * DAY_MS);
  await db.execute(sql`DELETE FROM former_handles WHERE handle = ${handle}`);
  await db.execute(sql`
    INSERT INTO former_handles (handle, member_id, held_until) VALUES (${former}, ${me.id}, ${heldUntil})
    ON CONFLICT (handle) DO UPDATE SET member_id = excluded.member_id, held_until = excluded.held_until`);
  await db.execute(
    sql`UPDATE members SET handle = ${handle}, handle_changed_at = ${now} WHERE id = ${me.id}`,
  );
  // A member may have signed up with it meanwhile.
  if (!(await claimHandle(db, handle, me.id))) throw takenProblem(handle);
  await releaseHandle(db, former, me.id);
  await emitEvents(db, [{ kind: 'visibility', subject: me.id }]);
  return readMe(db, me);
}
