import { sql, type SQL } from 'drizzle-orm';
import type { Post } from '@contract/post';
import type { NewPost } from '@contract/post-write';
import type * as z from 'zod/mini';
import { pollOptions, polls, posts } from '../../db/schema';
import { rowsOf, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';
import { canRead, assertNotHidden, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { attachMedia, claimMedia } from '../media/media';
import { viewPost } from './post-view';
import {
  saveTagsAndMentions,
  type SentPiece,
  mediaIdsOf,
  validatePieceText,
  notifyReaders,
} from './post-content';

/** Minutes in which a deleted post can be brought back. */
const RESTORE_MINUTES = 10;

export interface PostRow extends Record<string, unknown> {
  id: string;
  authorId: string;
  audience: Post['audience'];
  replyTo: string | null;
  rootId: string | null;
  quoteOf: string | null;
  deletedAt: string | null;
  hiddenAt: string | null;
}

const columns = sql`p.id, p.author_id AS "authorId", p.audience, p.reply_to AS "replyTo", p.root_id AS "rootId",
  p.quote_of AS "quoteOf", p.deleted_at AS "deletedAt",
  p.hidden_at AS "hiddenAt"`;

/** A post the caller may read, as it is kept; throws `not-found`. */
export async function findReadable(db: Sql, me: Caller, id: string): Promise<PostRow> {
  const [row] = await rowsOf<PostRow>(
    db,
    sql`SELECT ${columns} FROM posts p WHERE p.id = ${id} AND ${canRead(viewerOf(me), sql`p`)}`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row;
}

/** Changes counts of one post (`changes` are assignments), raises its revision and tells the streams. */
export async function updatePostCounts(db: Sql, id: string, changes?: SQL): Promise<void> {
  const others = changes ? sql`, ${changes}` : sql``;
  await db.execute(sql`UPDATE posts SET revision = revision + 1 ${others} WHERE id = ${id}`);
  await emitEvents(db, [{ kind: 'counts', subject: id }]);
}

export const incrementPostCount = (db: Sql, memberId: string, by: number) =>
  db.execute(sql`UPDATE members SET post_count = post_count + ${by} WHERE id = ${memberId}`);

/** Answered and quoted posts change in the order of their ids, so that two writers never wait for each other. */
export async function updateRelatedCounts(
  db: Sql,
  post: Pick<PostRow, 'replyTo' | 'quoteOf'>,
  by: 1 | -1,
): Promise<void> {
  const changes = [
    ...(post.replyTo === null ? [] : [{ id: post.replyTo, set: sql`reply_count = reply_count + ${by}` }]),
    ...(post.quoteOf === null ? [] : [{ id: post.quoteOf, set: sql`quote_count = quote_count + ${by}` }]),
  ];
  for (const { id, set } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await updatePostCounts(db, id, set);
}

async function findQuoted(db: Sql, me: Caller, id: string): Promise<PostRow> {
  const quoted = await findReadable(db, me, id);
  if (quoted.audience === 'public' || quoted.authorId === me.id) return quoted;
  throw new HttpProblem('forbidden', { detail: 'A post for followers cannot be quoted.' });
}

async function addPoll(
  db: Sql,
  postId: string,
  poll: NonNullable<SentPiece['poll']>,
  now: Date,
): Promise<void> {
  await db.insert(polls).values({ postId, closesAt: new Date(now.getTime() + poll.minutes * 60_000) });
  await db.insert(pollOptions).values(poll.options.map((text, position) => ({ postId, position, text })));
}

type Draft = z.output<typeof NewPost>;
type SinglePost = Omit<Draft, 'continued'>;

/** What a draft answers and quotes, as far as its author may; throws `not-found` or `forbidden`. */
export const findReferenced = async (db: Sql, me: Caller, draft: SinglePost) => ({
  parent: draft.replyTo === undefined ? null : await findReadable(db, me, draft.replyTo),
  quoted: draft.quoteOf === undefined ? null : await findQuoted(db, me, draft.quoteOf),
});

async function insertPost(db: Sql, me: Caller, now: Date, draft: SinglePost): Promise<string> {
  const text = validatePieceText(draft);
  const { parent, quoted } = await findReferenced(db, me, draft);
  const post: PostRow = {
    id: makeId(now),
    authorId: me.id,
    audience: draft.audience,
    replyTo: parent?.id ?? null,
    rootId: parent && (parent.rootId ?? parent.id),
    quoteOf: quoted?.id ?? null,
    deletedAt: null,
    hiddenAt: null,
  };
  const contentWarning = draft.contentWarning ?? null;
  await claimMedia(db, me, mediaIdsOf(draft));
  await db
    .insert(posts)
    .values({ ...post, text, contentWarning, createdAt: now, deletedAt: null, hiddenAt: null });
  await attachMedia(db, post.id, draft.media ?? []);
  if (draft.poll) await addPoll(db, post.id, draft.poll, now);
  const people = await saveTagsAndMentions(db, me, { id: post.id, text, createdAt: now });
  await updateRelatedCounts(db, post, 1);
  await incrementPostCount(db, me.id, 1);
  await emitEvents(db, [{ kind: parent ? 'reply' : 'post', subject: post.id }]);
  const notice = { actor: me.id, postId: post.id };
  await notifyReaders(db, now, post.id, [
    ...(parent ? [{ ...notice, to: parent.authorId, kind: 'reply' as const }] : []),
    ...(quoted ? [{ ...notice, to: quoted.authorId, kind: 'quote' as const }] : []),
    ...people.map((to) => ({ ...notice, to, kind: 'mention' as const })),
  ]);
  return post.id;
}

/**
 * Writes a post, a reply or a quote with everything that hangs on it, and what follows it as a thread; all or
 * nothing. Throws `not-found`, `validation`, `forbidden`.
 */
export async function createPost(db: Sql, me: Caller, now: Date, draft: Draft): Promise<Post> {
  const { continued = [], ...first } = draft;
  const id = await insertPost(db, me, now, first);
  let replyTo = id;
  for (const [at, piece] of continued.entries()) {
    // Each a millisecond later, so that lists by time keep their order.
    const then = new Date(now.getTime() + at + 1);
    replyTo = await insertPost(db, me, then, { ...piece, audience: draft.audience, replyTo });
  }
  return viewPost(db, me, now, id);
}

/** An own post, locked until the end of the transaction, deleted or not; `forbidden` while it is hidden. */
export async function lockOwnPost(db: Sql, me: Caller, id: string): Promise<PostRow> {
  const [row] = await rowsOf<PostRow>(
    db,
    sql`SELECT ${columns} FROM posts p WHERE p.id = ${id} AND p.author_id = ${me.id} FOR UPDATE`,
  );
  if (row) {
    if (row.deletedAt === null) assertNotHidden(row.hiddenAt !== null);
    else if (row.hiddenAt !== null) throw new HttpProblem('not-found');
    return row;
  }
  await findReadable(db, me, id);
  throw new HttpProblem('forbidden', { detail: 'Only who wrote a post can change it or take it back.' });
}

/** Takes an own post back. Its likes and replies stay with it, in case it returns. */
export async function deletePost(db: Sql, me: Caller, now: Date, id: string): Promise<{ id: string }> {
  const post = await lockOwnPost(db, me, id);
  if (post.deletedAt !== null) return { id };
  await db.execute(sql`UPDATE posts SET deleted_at = ${now}, revision = revision + 1 WHERE id = ${id}`);
  await updateRelatedCounts(db, post, -1);
  await incrementPostCount(db, me.id, -1);
  await emitEvents(db, [{ kind: 'removed', subject: id }]);
  return { id };
}

/** Brings an own post back within ten minutes; throws `gone` later. */
export async function restorePost(db: Sql, me: Caller, now: Date, id: string): Promise<Post> {
  const post = await lockOwnPost(db, me, id);
  if (post.deletedAt === null) return viewPost(db, me, now, id);
  if (now.getTime() - new Date(post.deletedAt).getTime() > RESTORE_MINUTES * 60_000) {
    throw new HttpProblem('gone', { detail: `A post can be brought back for ${RESTORE_MINUTES} minutes.` });
  }
  await db.execute(sql`UPDATE posts SET deleted_at = NULL, revision = revision + 1 WHERE id = ${id}`);
  await updateRelatedCounts(db, post, 1);
  await incrementPostCount(db, me.id, 1);
  await emitEvents(db, [{ kind: post.replyTo === null ? 'post' : 'reply', subject: id }]);
  return viewPost(db, me, now, id);
}
