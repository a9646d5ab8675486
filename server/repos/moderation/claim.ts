import { sql, type SQL } from 'drizzle-orm';
import { CLAIM_MINUTES } from '@contract/moderation/moderation';
import * as z from 'zod/mini';
import { lockModeration } from '../../db/lock';
import { queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import type { Caller } from '../policies';
import { lockReport } from './report-decision';

const CLAIM_MS = CLAIM_MINUTES * 60_000;

/** Reports `a` and `b` (table aliases) are about the same post or message, or both about the member. */
export const isSameSubject = (a: SQL, b: SQL): SQL =>
  sql`${a}.member_id = ${b}.member_id AND ${a}.post_id IS NOT DISTINCT FROM ${b}.post_id
    AND ${a}.message_id IS NOT DISTINCT FROM ${b}.message_id`;

/** A claim covers the subject, so that reports filed after it are covered as well. */
export const claimOf = (report: SQL, now: Date): SQL => sql`(
  SELECT json_build_object('at', k.claimed_at, 'id', v.id, 'handle', v.handle, 'name', v.name, 'avatarUrl', v.avatar_url)
  FROM reports k JOIN members v ON v.id = k.claimed_by
  WHERE k.closed_at IS NULL AND ${isSameSubject(sql`k`, report)} AND k.claimed_at > ${new Date(now.getTime() - CLAIM_MS)}
  ORDER BY k.claimed_at DESC LIMIT 1)`;

export const claimEnd = (claimedAt: string): string =>
  new Date(Date.parse(claimedAt) + CLAIM_MS).toISOString();

type ChangeClaim = (db: Sql, me: Caller, now: Date, id: string) => Promise<void>;

/** Renews an own claim; does nothing for a closed report. Throws `conflict` while another moderator has the subject. */
export const claimReport: ChangeClaim = async (db, me, now, id) => {
  await lockModeration(db);
  const report = await lockReport(db, id);
  if (report.closedAt !== null) return;
  const [row] = await queryRows(
    db,
    z.object({ claim: z.nullable(z.object({ id: z.string(), name: z.string() })) }),
    sql`SELECT ${claimOf(sql`r`, now)} AS claim FROM reports r WHERE r.id = ${id}`,
  );
  if (row?.claim && row.claim.id !== me.id)
    throw new HttpProblem('conflict', { detail: `${row.claim.name} is reviewing this report.` });
  await db.execute(sql`
    UPDATE reports r SET claimed_by = ${me.id}, claimed_at = ${now} FROM reports s
    WHERE s.id = ${id} AND r.closed_at IS NULL AND ${isSameSubject(sql`r`, sql`s`)}`);
};

/** Does nothing unless the caller has claimed the subject. */
export const releaseReport: ChangeClaim = async (db, me, _now, id) => {
  await lockModeration(db);
  await lockReport(db, id);
  await db.execute(sql`
    UPDATE reports r SET claimed_by = NULL, claimed_at = NULL FROM reports s
    WHERE s.id = ${id} AND r.claimed_by = ${me.id} AND ${isSameSubject(sql`r`, sql`s`)}`);
};
