import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Me, Member, Relationship } from '@contract/member';
import type { updateMe as operation } from '@contract/profile';
import type * as z from 'zod/mini';
import { follows, members } from '../../db/schema';
import { isoInstant, rowsOf, type Sql } from '../../db/sql';
import { notBlocked, canRead, assertNotHidden, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { claimMedia, mediaUrl } from '../media/media';
import { cardColumns, cardOf, type CardRow } from './member-card';
import { notify, withdrawNotification } from '../notification/notify';
import { normaliseName } from './provision';
import { normaliseLines } from '../text';

interface MemberRow extends CardRow {
  bio: string;
  bannerUrl: string | null;
  createdAt: string;
  posts: number;
  following: number;
  followers: number;
  role: Me['role'];
  email: string | null;
  pinned: string | null;
  relation: Relationship;
}

const hasRow = (table: SQL, from: SQL, to: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM ${table} y WHERE y.member_id = ${from} AND y.target_id = ${to})`;

/** How the caller and member `m` stand to each other, as JSON. */
export const relationColumns = (me: Caller): SQL => {
  const self = sql`${me.id}::uuid`;
  return sql`json_build_object(
    'self', m.id = ${self},
    'following', ${hasRow(sql`follows`, self, sql`m.id`)},
    'followedBy', ${hasRow(sql`follows`, sql`m.id`, self)},
    'muted', ${hasRow(sql`mutes`, self, sql`m.id`)},
    'blocked', ${hasRow(sql`blocks`, self, sql`m.id`)})`;
};

const select = (me: Caller, where: SQL): SQL => sql`
  SELECT ${cardColumns(sql`m`)}, m.bio, m.banner_url AS "bannerUrl", m.created_at AS "createdAt",
    m.post_count AS posts, m.following_count AS following, m.follower_count AS followers, m.role, m.email,
    (SELECT p.id FROM posts p WHERE p.id = m.pinned_id AND ${canRead(viewerOf(me), sql`p`)}) AS pinned,
    ${relationColumns(me)} AS relation
  FROM members m WHERE ${where}`;

const memberOf = (row: MemberRow): Member => ({
  ...cardOf(row),
  bio: row.bio,
  bannerUrl: row.bannerUrl,
  joinedAt: isoInstant(row.createdAt),
  counts: { posts: row.posts, following: row.following, followers: row.followers },
  pinned: row.pinned,
  relation: row.relation,
});

/** The caller's own record. */
export async function readMe(db: Sql, me: Caller): Promise<Me> {
  const [row] = await rowsOf<MemberRow>(db, select(me, sql`m.id = ${me.id}`));
  if (!row) throw new HttpProblem('not-found');
  return { ...memberOf(row), role: row.role, email: row.email };
}

type ProfileChanges = z.output<NonNullable<typeof operation.body>>;

/** What is to be set: an own upload that nothing else shows, nothing, or what stood before (undefined). */
async function pictureUrl(
  db: Sql,
  me: Caller,
  id: string | null | undefined,
): Promise<string | null | undefined> {
  if (!id) return id;
  await claimMedia(db, me, [id]);
  const [moves] = await rowsOf(db, sql`SELECT 1 FROM media WHERE id = ${id} AND moving`);
  if (moves) {
    throw new HttpProblem('validation', {
      fields: { media: 'Faces and banners stand still. Choose a picture that does not move.' },
    });
  }
  return mediaUrl(id);
}

/** Changes what is given. Throws `validation` where a picture is not an own, unused upload. */
export async function updateMe(db: Sql, me: Caller, changes: ProfileChanges): Promise<Me> {
  const name = changes.name === undefined ? undefined : normaliseName(changes.name);
  if (name === '') throw new HttpProblem('validation', { fields: { name: 'Write a name.' } });
  const bio = changes.bio === undefined ? undefined : normaliseLines(changes.bio);
  const avatarUrl = await pictureUrl(db, me, changes.avatar);
  const bannerUrl = await pictureUrl(db, me, changes.banner);
  const set = { name, bio, avatarUrl, bannerUrl };
  if (Object.values(set).some((value) => value !== undefined)) {
    await db.update(members).set(set).where(eq(members.id, me.id));
  }
  return readMe(db, me);
}

/**
 * A profile. Somebody suspended, or who has blocked the caller, is `not-found`; somebody the caller has blocked is
 * shown, so that it can be undone.
 */
export async function findMember(db: Sql, me: Caller, handle: string): Promise<Member> {
  const viewer = viewerOf(me);
  const there = sql`m.handle = ${handle} AND
    (${notBlocked(viewer, sql`m.id`)} OR m.suspended_at IS NULL AND ${hasRow(sql`blocks`, sql`${me.id}`, sql`m.id`)}
     AND NOT ${hasRow(sql`blocks`, sql`m.id`, sql`${me.id}`)})`;
  const [row] = await rowsOf<MemberRow>(db, select(me, there));
  if (!row) throw new HttpProblem('not-found');
  return memberOf(row);
}

/** How the caller and somebody stand to each other. */
export async function readRelation(db: Sql, me: Caller, id: string): Promise<Relationship> {
  const [row] = await rowsOf<{ relation: Relationship }>(
    db,
    sql`SELECT ${relationColumns(me)} AS relation FROM members m WHERE m.id = ${id}`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row.relation;
}

async function findOther(db: Sql, me: Caller, handle: string): Promise<Member> {
  const member = await findMember(db, me, handle);
  if (member.relation.self) throw new HttpProblem('conflict', { detail: 'Nobody follows themselves.' });
  if (member.relation.blocked) throw new HttpProblem('blocked');
  return member;
}

/** Both records change by a follow that begins or ends, in the order of their ids, so that two who follow each other never wait for each other. */
export async function countFollow(db: Sql, from: string, to: string, by: 1 | -1): Promise<void> {
  const changes = [
    { id: from, set: sql`following_count = following_count + ${by}` },
    { id: to, set: sql`follower_count = follower_count + ${by}` },
  ];
  for (const { id, set } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await db.execute(sql`UPDATE members SET ${set} WHERE id = ${id}`);
  }
}

/** Follows, or goes on following. */
export async function follow(db: Sql, me: Caller, now: Date, handle: string): Promise<Member> {
  const { id } = await findOther(db, me, handle);
  const made = await db
    .insert(follows)
    .values({ memberId: me.id, targetId: id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: follows.targetId });
  if (made.length > 0) {
    await countFollow(db, me.id, id, 1);
    await notify(db, now, [{ to: id, kind: 'follow', actor: me.id, postId: null }]);
  }
  return findMember(db, me, handle);
}

/** Stops following, or goes on not following. */
export async function unfollow(db: Sql, me: Caller, handle: string): Promise<Member> {
  const { id } = await findOther(db, me, handle);
  const gone = await rowsOf(
    db,
    sql`DELETE FROM follows WHERE member_id = ${me.id} AND target_id = ${id} RETURNING 1`,
  );
  if (gone.length > 0) {
    await countFollow(db, me.id, id, -1);
    await withdrawNotification(db, { to: id, kind: 'follow', actor: me.id, postId: null });
  }
  return findMember(db, me, handle);
}

/** Pins an own post to the top of the own profile in place of another. Throws `not-found`, `forbidden`, `conflict`. */
export async function pinPost(db: Sql, me: Caller, postId: string): Promise<Me> {
  const [post] = await rowsOf<{ own: boolean; reply: boolean; hidden: boolean }>(
    db,
    sql`SELECT p.author_id = ${me.id} AS own, p.reply_to IS NOT NULL AS reply, p.hidden_at IS NOT NULL AS hidden
        FROM posts p
        WHERE p.id = ${postId} AND ${canRead(viewerOf(me), sql`p`)}`,
  );
  if (!post) throw new HttpProblem('not-found');
  if (!post.own) throw new HttpProblem('forbidden', { detail: 'Only an own post can be pinned.' });
  assertNotHidden(post.hidden);
  if (post.reply) throw new HttpProblem('conflict', { detail: 'A reply cannot be pinned.' });
  await db.update(members).set({ pinnedId: postId }).where(eq(members.id, me.id));
  return readMe(db, me);
}

/** Takes a post off the own profile; nothing happens where another, or none, is pinned. */
export async function unpinPost(db: Sql, me: Caller, postId: string): Promise<Me> {
  await db
    .update(members)
    .set({ pinnedId: null })
    .where(and(eq(members.id, me.id), eq(members.pinnedId, postId)));
  return readMe(db, me);
}
