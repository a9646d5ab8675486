import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '@contract/member/member';
import { MAX_FOLLOWS } from '@contract/member/profile';
import * as z from 'zod/mini';
import { members } from '../../db/schema/member';
import { followRequests, follows } from '../../db/schema/relationship';
import { lockPair } from '../../db/lock';
import { queryRows, type Sql } from '../../db/sql';
import { isActive, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { findMember, readMember } from '../member/member';
import { notify, withdrawNotification } from '../notification/notify';

/** Locks the pair, so that a block cannot happen meanwhile. Throws `not-found`, `conflict` for the caller, and `blocked`. */
async function lockOther(db: Sql, me: Caller, handle: string): Promise<Member> {
  const { id, relation } = await findMember(db, me, handle);
  if (relation.self) throw new HttpProblem('conflict', { detail: 'You cannot follow yourself.' });
  await lockPair(db, me.id, id);
  const member = await readMember(db, me, id);
  if (member.relation.blocked) throw new HttpProblem('blocked');
  return member;
}

interface CountedFollow {
  followerCounted: boolean;
  followingCounted: boolean;
}

/** Updates both members in the order of their ids, so that mutual follows cannot deadlock. */
async function updateFollowCounts(
  db: Sql,
  { from, to, followerCounted, followingCounted }: CountedFollow & { from: string; to: string },
  by: 1 | -1,
): Promise<void> {
  const changes = [
    { id: from, set: sql`following_count = following_count + ${followingCounted ? by : 0}` },
    { id: to, set: sql`follower_count = follower_count + ${followerCounted ? by : 0}` },
  ];
  for (const { id, set } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await db.execute(sql`UPDATE members SET ${set} WHERE id = ${id}`);
  }
}

async function deleteRequest(db: Sql, from: string, to: string): Promise<void> {
  const deleted = await db
    .delete(followRequests)
    .where(and(eq(followRequests.memberId, from), eq(followRequests.targetId, to)))
    .returning({ id: followRequests.targetId });
  if (deleted.length === 0) return;
  await withdrawNotification(db, { to, kind: 'request', actor: from, postId: null });
}

/** Does nothing without a follow; the answered request stays. */
export async function endFollow(db: Sql, from: string, to: string): Promise<void> {
  const deleted = await db
    .delete(follows)
    .where(and(eq(follows.memberId, from), eq(follows.targetId, to)))
    .returning({ followerCounted: follows.followerCounted, followingCounted: follows.followingCounted });
  const [ended] = deleted;
  if (!ended) return;
  await updateFollowCounts(db, { from, to, ...ended }, -1);
  await withdrawNotification(db, { to, kind: 'follow', actor: from, postId: null });
  // Not with the request: housekeeping deletes answered ones.
  await withdrawNotification(db, { to: from, kind: 'approval', actor: to, postId: null });
}

/** Deletes a follow and a request with counts and notifications; does nothing when there is none. */
export async function deleteFollow(db: Sql, from: string, to: string): Promise<void> {
  await deleteRequest(db, from, to);
  await endFollow(db, from, to);
}

/** Locks both members in the order of their ids: a suspension or deletion that begins or ends waits. */
async function lockCounted(db: Sql, from: string, to: string): Promise<CountedFollow> {
  const rows = await queryRows(
    db,
    z.object({ id: z.string(), counted: z.boolean() }),
    sql`SELECT id, ${isActive(sql`members`)} AS counted FROM members WHERE id IN (${from}, ${to})
        ORDER BY id FOR NO KEY UPDATE`,
  );
  const isCounted = (member: string): boolean => rows.some(({ id, counted }) => id === member && counted);
  return { followerCounted: isCounted(from), followingCounted: isCounted(to) };
}

/** Returns false when the follow exists. The caller holds the lock of the pair. */
export async function insertFollow(db: Sql, from: string, to: string, now: Date): Promise<boolean> {
  const counted = await lockCounted(db, from, to);
  const made = await db
    .insert(follows)
    .values({ memberId: from, targetId: to, createdAt: now, ...counted })
    .onConflictDoNothing()
    .returning({ id: follows.targetId });
  if (made.length > 0) await updateFollowCounts(db, { from, to, ...counted }, 1);
  return made.length > 0;
}

/** Runs under the writer's lock. Throws `conflict`; members who followed more before the limit keep their follows. */
async function assertRoomForFollow(db: Sql, me: Caller): Promise<void> {
  const [row] = await db
    .select({ following: members.followingCount })
    .from(members)
    .where(eq(members.id, me.id));
  if ((row?.following ?? 0) < MAX_FOLLOWS) return;
  throw new HttpProblem('conflict', {
    detail: `You follow ${MAX_FOLLOWS.toLocaleString('en')} members, the most possible. Unfollow someone first.`,
  });
}

/**
 * Locks both members in the order of their ids: the target may be switching approval off, and a request made at that
 * moment would wait for ever. Returns whether the target approves followers.
 */
async function lockApproval(db: Sql, me: Caller, target: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    z.object({ id: z.string(), approves: z.boolean() }),
    sql`SELECT id, approves_followers AS approves FROM members WHERE id IN (${me.id}, ${target})
        ORDER BY id FOR NO KEY UPDATE`,
  );
  return rows.some(({ id, approves }) => id === target && approves);
}

/** Repeating a request that waits changes nothing; a declined one can be made again. */
async function requestFollow(db: Sql, me: Caller, now: Date, target: string): Promise<void> {
  const made = await db.execute(sql`
    INSERT INTO follow_requests AS r (member_id, target_id, created_at) VALUES (${me.id}, ${target}, ${now})
    ON CONFLICT (member_id, target_id) DO UPDATE SET created_at = ${now}, answer = NULL, answered_at = NULL
      WHERE r.answer IS NOT NULL`);
  if (made.rowCount === 0) return;
  const notification = { to: target, kind: 'request', actor: me.id, postId: null } as const;
  await withdrawNotification(db, notification);
  await notify(db, now, [notification]);
}

/** A member who approves followers gets a request instead. */
export async function follow(db: Sql, me: Caller, now: Date, handle: string): Promise<Member> {
  const { id, relation, approvesFollowers } = await lockOther(db, me, handle);
  if (relation.following) return readMember(db, me, id);
  await assertRoomForFollow(db, me);
  if (approvesFollowers && (await lockApproval(db, me, id))) await requestFollow(db, me, now, id);
  else {
    // Made before the target stopped approving followers.
    await deleteRequest(db, me.id, id);
    if (await insertFollow(db, me.id, id, now))
      await notify(db, now, [{ to: id, kind: 'follow', actor: me.id, postId: null }]);
  }
  return readMember(db, me, id);
}

/** Also withdraws a request. */
export async function unfollow(db: Sql, me: Caller, handle: string): Promise<Member> {
  const { id } = await lockOther(db, me, handle);
  await deleteFollow(db, me.id, id);
  return readMember(db, me, id);
}
