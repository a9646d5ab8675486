import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '@contract/member';
import { MAX_FOLLOWS } from '@contract/profile';
import { follows, members } from '../../db/schema/member';
import { lockPair } from '../../db/lock';
import type { Sql } from '../../db/sql';
import type { Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { findMember } from '../member/member';
import { notify, withdrawNotification } from '../notification/notify';

/** Locks the pair, so that a block cannot happen meanwhile. Throws `not-found`, `conflict` for the caller, and `blocked`. */
async function lockOther(db: Sql, me: Caller, handle: string): Promise<Member> {
  const { id, relation } = await findMember(db, me, handle);
  if (relation.self) throw new HttpProblem('conflict', { detail: 'You cannot follow yourself.' });
  await lockPair(db, me.id, id);
  const member = await findMember(db, me, handle);
  if (member.relation.blocked) throw new HttpProblem('blocked');
  return member;
}

/** Updates both members in the order of their ids, so that mutual follows cannot deadlock. */
async function updateFollowCounts(db: Sql, from: string, to: string, by: 1 | -1): Promise<void> {
  const changes = [
    { id: from, set: sql`following_count = following_count + ${by}` },
    { id: to, set: sql`follower_count = follower_count + ${by}` },
  ];
  for (const { id, set } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await db.execute(sql`UPDATE members SET ${set} WHERE id = ${id}`);
  }
}

/** Deletes a follow with its count and notification; does nothing when there is none. */
export async function deleteFollow(db: Sql, from: string, to: string): Promise<void> {
  const deleted = await db
    .delete(follows)
    .where(and(eq(follows.memberId, from), eq(follows.targetId, to)))
    .returning({ id: follows.targetId });
  if (deleted.length === 0) return;
  await updateFollowCounts(db, from, to, -1);
  await withdrawNotification(db, { to, kind: 'follow', actor: from, postId: null });
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

export async function follow(db: Sql, me: Caller, now: Date, handle: string): Promise<Member> {
  const { id, relation } = await lockOther(db, me, handle);
  if (!relation.following) await assertRoomForFollow(db, me);
  const made = await db
    .insert(follows)
    .values({ memberId: me.id, targetId: id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: follows.targetId });
  if (made.length > 0) {
    await updateFollowCounts(db, me.id, id, 1);
    await notify(db, now, [{ to: id, kind: 'follow', actor: me.id, postId: null }]);
  }
  return findMember(db, me, handle);
}

export async function unfollow(db: Sql, me: Caller, handle: string): Promise<Member> {
  const { id } = await lockOther(db, me, handle);
  await deleteFollow(db, me.id, id);
  return findMember(db, me, handle);
}
