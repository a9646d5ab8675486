import { sql, type SQL } from 'drizzle-orm';
import { RESTORE_MINUTES } from '@contract/post/deleted-post';
import { Audience, type Post } from '@contract/post/post';
import type { NewPost } from '@contract/post/post-write';
import * as z from 'zod/mini';
import { pollOptions, polls, posts } from '../../db/schema/post';
import { countRows, instantColumn, queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';
import { canRead, assertNotHidden, isActive, postNotFound, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { attachMedia, claimMedia } from '../media/media';
import { parseFirstLink, queueLink } from '../link-card/link';
import { viewPost } from './post-view';
import {
  saveTagsAndMentions,
  type ThreadPart,
  mediaIdsOf,
  validatePart,
  notifyReaders,
} from './post-content';

const PostRow = z.object({
  id: z.string(),
  authorId: z.string(),
  audience: Audience,
  replyTo: z.nullable(z.string()),
  rootId: z.nullable(z.string()),
  quoteOf: z.nullable(z.string()),
  deletedAt: z.nullable(instantColumn),
  hiddenAt: z.nullable(instantColumn),
  counted: z.boolean(),
});
type PostRow = z.infer<typeof PostRow>;

const columns = sql`p.id, p.author_id AS "authorId", p.audience, p.reply_to AS "replyTo", p.root_id AS "rootId",
  p.quote_of AS "quoteOf", p.deleted_at AS "deletedAt", p.hidden_at AS "hiddenAt", p.counted`;

/** The row of a post the caller may read; throws `not-found`. */
export async function findReadable(db: Sql, me: Caller, id: string): Promise<PostRow> {
  const [row] = await queryRows(
    db,
    PostRow,
    sql`SELECT ${columns} FROM posts p WHERE p.id = ${id} AND ${canRead(viewerOf(me), sql`p`)}`,
  );
  if (!row) throw postNotFound();
  return row;
}

/** `changes` are SQL assignments. Raises the revision and emits a `counts` event. */
export async function updatePostCounts(db: Sql, id: string, changes?: SQL): Promise<void> {
  const others = changes ? sql`, ${changes}` : sql``;
  await db.execute(sql`UPDATE posts SET revision = revision + 1 ${others} WHERE id = ${id}`);
  await emitEvents(db, [{ kind: 'counts', subject: id }]);
}

export const incrementPostCount = (db: Sql, memberId: string, by: number) =>
  db.execute(sql`UPDATE members SET post_count = post_count + ${by} WHERE id = ${memberId}`);

/** Updates the parent and the quoted post, the newer one first: see server/db/lock.ts. */
async function updateRelatedCounts(
  db: Sql,
  post: Pick<PostRow, 'replyTo' | 'quoteOf'>,
  by: 1 | -1,
): Promise<void> {
  const changes = [
    ...(post.replyTo === null ? [] : [{ id: post.replyTo, set: sql`reply_count = reply_count + ${by}` }]),
    ...(post.quoteOf === null ? [] : [{ id: post.quoteOf, set: sql`quote_count = quote_count + ${by}` }]),
  ];
  for (const { id, set } of changes.toSorted((a, b) => (a.id < b.id ? 1 : -1)))
    await updatePostCounts(db, id, set);
}

/**
 * Rows of suspended and leaving members are not counted. Read under the lock of the writer, before the row is written: the job
 * `inactive-counts` takes the same lock.
 */
export async function countsRowsOf(db: Sql, memberId: string): Promise<boolean> {
  const [member] = await queryRows(
    db,
    z.object({ active: z.boolean() }),
    sql`SELECT ${isActive(sql`members`)} AS active FROM members WHERE id = ${memberId}`,
  );
  return member?.active ?? false;
}

/** Adds a locked reply or quote to the counts of parent and quoted post unless its author is inactive, or takes it out. */
export async function setCounted(
  db: Sql,
  post: Pick<PostRow, 'id' | 'authorId' | 'replyTo' | 'quoteOf' | 'counted'>,
  shown: boolean,
): Promise<void> {
  const counted = shown && (await countsRowsOf(db, post.authorId));
  const changed = await countRows(
    db,
    sql`UPDATE posts p SET counted = NOT counted WHERE p.id = ${post.id} AND p.counted <> ${counted} RETURNING 1`,
  );
  if (changed > 0) await updateRelatedCounts(db, post, post.counted ? -1 : 1);
}

async function findQuoted(db: Sql, me: Caller, id: string): Promise<PostRow> {
  const quoted = await findReadable(db, me, id);
  if (quoted.audience === 'public' || quoted.authorId === me.id) return quoted;
  throw new HttpProblem('forbidden', { detail: 'A followers-only post cannot be quoted.' });
}

async function addPoll(
  db: Sql,
  postId: string,
  poll: NonNullable<ThreadPart['poll']>,
  now: Date,
): Promise<void> {
  await db.insert(polls).values({ postId, closesAt: new Date(now.getTime() + poll.minutes * 60_000) });
  await db.insert(pollOptions).values(poll.options.map((text, position) => ({ postId, position, text })));
}

type Draft = z.output<typeof NewPost>;
type SinglePost = Omit<Draft, 'continued'>;

/** The parent and the quoted post; throws `not-found` or `forbidden`. */
export const findReferenced = async (db: Sql, me: Caller, draft: SinglePost) => ({
  parent: draft.replyTo === undefined ? null : await findReadable(db, me, draft.replyTo),
  quoted: draft.quoteOf === undefined ? null : await findQuoted(db, me, draft.quoteOf),
});

async function insertPost(db: Sql, me: Caller, now: Date, draft: SinglePost): Promise<string> {
  const { text, poll } = validatePart(draft);
  const { parent, quoted } = await findReferenced(db, me, draft);
  const counted = await countsRowsOf(db, me.id);
  const post: Omit<PostRow, 'counted'> = {
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
  const link = parseFirstLink(text);
  await claimMedia(db, me, mediaIdsOf(draft));
  const [made] = await db
    .insert(posts)
    .values({ ...post, text, contentWarning, link, createdAt: now, deletedAt: null, hiddenAt: null, counted })
    .returning({ counted: posts.counted });
  await queueLink(db, link);
  await attachMedia(db, post.id, draft.media ?? []);
  if (poll) await addPoll(db, post.id, poll, now);
  if (made?.counted) await updateRelatedCounts(db, post, 1);
  const people = await saveTagsAndMentions(db, me, { id: post.id, text, createdAt: now });
  await incrementPostCount(db, me.id, 1);
  await emitEvents(db, [{ kind: parent ? 'reply' : 'post', subject: post.id }]);
  const notification = { actor: me.id, postId: post.id };
  await notifyReaders(db, now, post.id, [
    ...(parent ? [{ ...notification, to: parent.authorId, kind: 'reply' as const }] : []),
    ...(quoted ? [{ ...notification, to: quoted.authorId, kind: 'quote' as const }] : []),
    ...people.map((to) => ({ ...notification, to, kind: 'mention' as const })),
  ]);
  return post.id;
}

/** Creates a post, and the rest of its thread if given; all or nothing. Throws `not-found`, `validation`, `forbidden`. */
export async function createPost(db: Sql, me: Caller, now: Date, draft: Draft): Promise<Post> {
  const { continued = [], ...first } = draft;
  const id = await insertPost(db, me, now, first);
  let replyTo = id;
  for (const [index, part] of continued.entries()) {
    // Each a millisecond later, so that lists by time keep their order.
    const then = new Date(now.getTime() + index + 1);
    replyTo = await insertPost(db, me, then, { ...part, audience: draft.audience, replyTo });
  }
  return viewPost(db, me, now, id);
}

/** Locks an own post, deleted or not, until the end of the transaction; `forbidden` while the post is hidden. */
export async function lockOwnPost(db: Sql, me: Caller, id: string): Promise<PostRow> {
  const [row] = await queryRows(
    db,
    PostRow,
    sql`SELECT ${columns} FROM posts p WHERE p.id = ${id} AND p.author_id = ${me.id} FOR NO KEY UPDATE`,
  );
  if (row) {
    if (row.deletedAt === null) assertNotHidden(row.hiddenAt !== null);
    else if (row.hiddenAt !== null) throw postNotFound();
    return row;
  }
  await findReadable(db, me, id);
  throw new HttpProblem('forbidden', { detail: 'Only the author can edit or delete a post.' });
}

/** Marks an own post as deleted. Likes and replies stay, so that `restorePost` brings them back. */
export async function deletePost(db: Sql, me: Caller, now: Date, id: string): Promise<{ id: string }> {
  const post = await lockOwnPost(db, me, id);
  if (post.deletedAt !== null) return { id };
  await setCounted(db, post, false);
  await db.execute(sql`UPDATE posts SET deleted_at = ${now}, revision = revision + 1 WHERE id = ${id}`);
  await incrementPostCount(db, me.id, -1);
  await emitEvents(db, [{ kind: 'removed', subject: id }]);
  return { id };
}

/** Throws `gone` more than ten minutes after the deletion. */
export async function restorePost(db: Sql, me: Caller, now: Date, id: string): Promise<Post> {
  const post = await lockOwnPost(db, me, id);
  if (post.deletedAt === null) return viewPost(db, me, now, id);
  if (now.getTime() - new Date(post.deletedAt).getTime() > RESTORE_MINUTES * 60_000) {
    throw new HttpProblem('gone', {
      detail: `A deleted post can be restored for ${RESTORE_MINUTES} minutes.`,
    });
  }
  await setCounted(db, post, true);
  await db.execute(sql`UPDATE posts SET deleted_at = NULL, revision = revision + 1 WHERE id = ${id}`);
  await incrementPostCount(db, me.id, 1);
  await emitEvents(db, [{ kind: post.replyTo === null ? 'post' : 'reply', subject: id }]);
  return viewPost(db, me, now, id);
}
