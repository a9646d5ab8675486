import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FollowRequestAnswer } from '@contract/member/follow-request';
import type { MemberRelationship, RelatedMember } from '@contract/member/relationship';
import { MAX_FOLLOWS } from '@contract/member/profile';
import { lockPair } from '../../db/lock';
import { queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { emitEvents } from '../../live/emit-events';
import { afterKeyset, toPage } from '../keyset';
import { cardColumns, cardOf } from '../member/member-card';
import { notify } from '../notification/notify';
import { isActive, notBlocked, viewerOf, type Caller } from '../policies';
import type { PageRequest } from '../post/post-list';
import { deleteFollow, endFollow, insertFollow } from './follow';
import { findTarget, RelationshipRow, toRelationship } from './relationship';

/** Unanswered requests to follow the caller, newest first, without members the caller may not see. */
export async function listFollowRequests(
  db: Sql,
  me: Caller,
  { paging, limit }: PageRequest,
): Promise<{ items: RelatedMember[]; nextCursor: string | null }> {
  const found = await queryRows(
    db,
    RelationshipRow,
    sql`SELECT ${cardColumns(sql`m`)}, r.created_at AS since
        FROM follow_requests r JOIN members m ON m.id = r.member_id
        WHERE r.target_id = ${me.id} AND r.answer IS NULL AND ${notBlocked(viewerOf(me), sql`m.id`)}
          AND ${afterKeyset(paging, sql`r.created_at`, sql`r.member_id`)}
        ORDER BY r.created_at DESC, r.member_id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.since, row.memberId]);
  return { items: rows.map((row) => ({ member: cardOf(row), since: row.since })), nextCursor };
}

const RequestRow = z.object({ answer: z.nullable(z.enum(['approve', 'decline'])), following: z.int() });

/** The caller holds the lock of the pair. Throws `not-found`. */
async function readRequest(db: Sql, from: string, to: string): Promise<z.infer<typeof RequestRow>> {
  const [request] = await queryRows(
    db,
    RequestRow,
    sql`SELECT r.answer, m.following_count AS following
        FROM follow_requests r JOIN members m ON m.id = r.member_id
        WHERE r.member_id = ${from} AND r.target_id = ${to} AND ${isActive(sql`m`)}`,
  );
  if (!request) throw new HttpProblem('not-found', { detail: 'The request was withdrawn.' });
  return request;
}

const storeAnswer = (
  db: Sql,
  now: Date,
  { from, to, answer }: { from: string; to: string; answer: FollowRequestAnswer | null },
): Promise<unknown> =>
  db.execute(sql`UPDATE follow_requests SET answer = ${answer}, answered_at = ${answer && now}
    WHERE member_id = ${from} AND target_id = ${to}`);

/** The requester's open screens refetch: posts for followers appear. */
async function approve(db: Sql, now: Date, from: string, to: string): Promise<void> {
  await storeAnswer(db, now, { from, to, answer: 'approve' });
  await insertFollow(db, from, to, now);
  await notify(db, now, [{ to: from, kind: 'approval', actor: to, postId: null }]);
  await emitEvents(db, [{ kind: 'visibility', subject: from }]);
}

/** Posts for followers disappear from the requester's open screens. */
async function takeApprovalBack(db: Sql, from: string, to: string): Promise<void> {
  await endFollow(db, from, to);
  await emitEvents(db, [{ kind: 'visibility', subject: from }]);
}

/** Throws `not-found` without a request, and `conflict` when the requester follows as many members as possible. */
export async function answerFollowRequest(
  db: Sql,
  me: Caller,
  now: Date,
  { handle, answer }: { handle: string; answer: FollowRequestAnswer | null },
): Promise<MemberRelationship> {
  const from = await findTarget(db, me, handle);
  await lockPair(db, from, me.id);
  const request = await readRequest(db, from, me.id);
  if (request.answer !== answer) {
    if (answer === 'approve' && request.following >= MAX_FOLLOWS) {
      throw new HttpProblem('conflict', { detail: `@${handle} follows as many members as possible.` });
    }
    if (request.answer === 'approve') await takeApprovalBack(db, from, me.id);
    if (answer === 'approve') await approve(db, now, from, me.id);
    else await storeAnswer(db, now, { from, to: me.id, answer });
  }
  return toRelationship(db, me, handle, from);
}

/** Followers-only posts disappear from the follower's open screens, which are told nothing else. */
export async function removeFollower(db: Sql, me: Caller, handle: string): Promise<MemberRelationship> {
  const follower = await findTarget(db, me, handle);
  await lockPair(db, follower, me.id);
  await deleteFollow(db, follower, me.id);
  await emitEvents(db, [{ kind: 'visibility', subject: follower }]);
  return toRelationship(db, me, handle, follower);
}

/** Requests per run of the job, each in its own transaction because each locks its pair of members. */
const BATCH = 100;

const DueRow = z.object({ from: z.string(), to: z.string() });

const approveDue = (db: Sql, now: Date, { from, to }: z.infer<typeof DueRow>): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPair(tx, from, to);
    const [due] = await queryRows(
      tx,
      z.object({ following: z.int() }),
      sql`SELECT a.following_count AS following FROM follow_requests r JOIN members m ON m.id = r.target_id
            JOIN members a ON a.id = r.member_id
          WHERE r.member_id = ${from} AND r.target_id = ${to} AND r.answer IS NULL AND m.requests_due`,
    );
    if (!due) return;
    if (due.following < MAX_FOLLOWS) await approve(tx, now, from, to);
    else await deleteFollow(tx, from, to);
  });

/** Approves what waits for members who no longer approve followers. Returns the number of answered requests. */
export async function approveDueRequests(db: Sql, now: Date): Promise<number> {
  const due = await queryRows(
    db,
    DueRow,
    sql`SELECT r.member_id AS "from", r.target_id AS "to" FROM members m JOIN follow_requests r ON r.target_id = m.id
        WHERE m.requests_due AND r.answer IS NULL ORDER BY m.id, r.created_at LIMIT ${BATCH}`,
  );
  for (const request of due) await approveDue(db, now, request);
  if (due.length < BATCH) {
    await db.execute(sql`UPDATE members m SET requests_due = false WHERE m.requests_due AND NOT EXISTS (
      SELECT 1 FROM follow_requests r WHERE r.target_id = m.id AND r.answer IS NULL)`);
  }
  return due.length;
}
