import { sql, type SQL } from 'drizzle-orm';
import type { Appeal, decideAppeal as operation } from '@contract/moderation/appeal';
import { DecisionAction } from '@contract/moderation/decision-action';
import { MemberCard } from '@contract/member/member';
import type { ReportState } from '@contract/moderation/moderation';
import { OwnAppeal } from '@contract/moderation/own-appeal';
import * as z from 'zod/mini';
import { lockModeration } from '../../db/lock';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { afterKeyset, toPage } from '../keyset';
import type { Caller } from '../policies';
import type { PageRequest } from '../post/post-list';
import { closeAppeals } from './close-appeals';
import { recordDecision, unhidePost } from './decision';
import { endSuspension } from './suspension';
import { memberCardJson } from './member-card-json';
import { DecisionRow, decisionColumns, decisionOf } from './moderation-queue';

/**
 * Appeal `x` against decision `d` is in the caller's own matter: by the caller, or about what the caller decided or has
 * renewed since, such as the term of the suspension.
 */
const isOwnMatter = (me: Caller): SQL => sql`(x.member_id = ${me.id} OR EXISTS (
  SELECT 1 FROM decisions e WHERE e.moderator_id = ${me.id} AND e.member_id = d.member_id AND e.action = d.action
    AND e.post_id IS NOT DISTINCT FROM d.post_id AND e.at >= d.at))`;

const AppealRow = z.extend(OwnAppeal, {
  at: instantColumn,
  member: MemberCard,
  own: z.boolean(),
  closedAt: z.nullable(instantColumn),
  closer: z.nullable(MemberCard),
  decision: z.omit(DecisionRow, { at: true }),
  decidedAt: instantColumn,
});

/** Open appeals by creation time, closed appeals by closing time; newest first. */
export async function listAppeals(
  db: Sql,
  me: Caller,
  now: Date,
  { state, paging, limit }: PageRequest & { state: ReportState },
): Promise<{ items: Appeal[]; nextCursor: string | null }> {
  const open = state === 'open';
  const at = open ? sql`x.created_at` : sql`x.closed_at`;
  const found = await queryRows(
    db,
    AppealRow,
    sql`SELECT x.id, x.created_at AS at, x.text, x.outcome, ${memberCardJson(sql`y`)} AS member, x.closed_at AS "closedAt",
          ${memberCardJson(sql`c`)} AS closer, ${isOwnMatter(me)} AS own, d.at AS "decidedAt",
          (SELECT to_json(f) FROM (SELECT ${decisionColumns}) f) AS decision
        FROM appeals x JOIN decisions d ON d.id = x.decision_id JOIN members y ON y.id = x.member_id
          LEFT JOIN members w ON w.id = d.moderator_id LEFT JOIN members m ON m.id = d.member_id
          LEFT JOIN posts p ON p.id = d.post_id LEFT JOIN members c ON c.id = x.closed_by
        WHERE x.closed_at IS ${open ? sql`NULL` : sql`NOT NULL`} AND ${afterKeyset(paging, at, sql`x.id`)}
        ORDER BY ${at} DESC, x.id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.closedAt ?? row.at, row.id]);
  const items = rows.map(({ closedAt, closer, decision, decidedAt, ...row }) => ({
    ...row,
    decision: decisionOf({ ...decision, at: decidedAt }, now),
    closed: closedAt === null ? null : { at: closedAt, by: closer },
  }));
  return { items, nextCursor };
}

type Answer = z.output<NonNullable<typeof operation.body>> & { id: string };

const AppealedDecision = z.object({
  action: DecisionAction,
  memberId: z.string(),
  postId: z.nullable(z.string()),
  own: z.boolean(),
  open: z.boolean(),
  /** The hidden post, or the suspension, still exists. */
  reversible: z.boolean(),
});

/**
 * Notifies the member. Does nothing for a closed appeal; throws `forbidden` in an own matter.
 */
export async function decideAppeal(
  db: Sql,
  me: Caller,
  now: Date,
  { id, outcome, note }: Answer,
): Promise<void> {
  await lockModeration(db);
  const [row] = await queryRows(
    db,
    AppealedDecision,
    sql`SELECT d.action, x.member_id AS "memberId", d.post_id AS "postId", ${isOwnMatter(me)} AS own,
          x.closed_at IS NULL AS open, CASE WHEN d.post_id IS NULL
            THEN EXISTS (SELECT 1 FROM members m WHERE m.id = x.member_id AND m.suspended_at IS NOT NULL)
            ELSE EXISTS (SELECT 1 FROM posts p WHERE p.id = d.post_id AND p.deleted_at IS NULL AND p.hidden_at IS NOT NULL)
          END AS reversible
        FROM appeals x JOIN decisions d ON d.id = x.decision_id WHERE x.id = ${id} FOR NO KEY UPDATE OF x`,
  );
  if (!row) throw new HttpProblem('not-found');
  if (!row.open) return;
  if (row.own) {
    throw new HttpProblem('forbidden', {
      detail: 'You are part of this decision. Another moderator must answer the appeal.',
    });
  }
  const { memberId, postId } = row;
  await closeAppeals(db, { now, moderatorId: me.id, memberId, postId, outcome });
  if (outcome === 'upheld') return recordDecision(db, me, now, 'uphold', { memberId, postId, note });
  if (!row.reversible) return;
  if (postId === null) await endSuspension(db, now, { memberId, moderatorId: me.id, note });
  else await unhidePost(db, me, now, { id: postId, note });
}
