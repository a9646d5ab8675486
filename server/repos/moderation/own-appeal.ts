import { sql, type SQL } from 'drizzle-orm';
import { OwnAppeal } from '@contract/moderation/own-appeal';
import * as z from 'zod/mini';
import { makeId } from '../../db/id';
import { lockModeration } from '../../db/lock';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import type { Caller } from '../policies';
import { normaliseLines } from '../text';

interface Subject {
  /** An own post; without one the suspension of the caller. */
  postId?: string | undefined;
}

const DecisionInForce = z.object({
  id: z.string(),
  appeal: z.nullable(z.extend(OwnAppeal, { at: instantColumn })),
});

const appealJson = sql`(SELECT json_build_object('id', x.id, 'at', x.created_at, 'text', x.text, 'outcome', x.outcome)
  FROM appeals x WHERE x.decision_id = d.id)`;

const inForce = (me: Caller, { postId }: Subject): SQL =>
  postId === undefined
    ? sql`d.action = 'suspend' AND EXISTS (
        SELECT 1 FROM members m WHERE m.id = d.member_id AND m.suspended_at IS NOT NULL)`
    : sql`d.action = 'hide' AND d.post_id = ${postId} AND EXISTS (
        SELECT 1 FROM posts p WHERE p.id = d.post_id AND p.author_id = ${me.id}
          AND p.hidden_at IS NOT NULL AND p.deleted_at IS NULL)`;

/** The latest decision about the subject, while it applies; null otherwise. */
async function findDecision(
  db: Sql,
  me: Caller,
  subject: Subject,
): Promise<z.infer<typeof DecisionInForce> | null> {
  const [row] = await queryRows(
    db,
    DecisionInForce,
    sql`SELECT d.id, ${appealJson} AS appeal FROM decisions d
        WHERE d.member_id = ${me.id} AND ${inForce(me, subject)} ORDER BY d.at DESC, d.id DESC LIMIT 1`,
  );
  return row ?? null;
}

export async function readOwnAppeal(
  db: Sql,
  me: Caller,
  subject: Subject,
): Promise<{ appeal: OwnAppeal | null; allowed: boolean }> {
  const decision = await findDecision(db, me, subject);
  return { appeal: decision?.appeal ?? null, allowed: decision?.appeal === null };
}

/** Throws `not-found` without a decision in force, and `conflict` for a second appeal. */
export async function sendAppeal(
  db: Sql,
  me: Caller,
  now: Date,
  { text, ...subject }: Subject & { text: string },
): Promise<OwnAppeal> {
  await lockModeration(db);
  const decision = await findDecision(db, me, subject);
  if (!decision) throw new HttpProblem('not-found');
  if (decision.appeal)
    throw new HttpProblem('conflict', { detail: 'You have already appealed against this decision.' });
  const appeal = { id: makeId(now), at: now.toISOString(), text: normaliseLines(text), outcome: null };
  if (appeal.text === '') throw new HttpProblem('validation', { fields: { text: 'Write your reasons.' } });
  await db.execute(sql`
    INSERT INTO appeals (id, decision_id, member_id, text, created_at)
    VALUES (${appeal.id}, ${decision.id}, ${me.id}, ${appeal.text}, ${now})`);
  return appeal;
}
