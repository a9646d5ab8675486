import { sql, type SQL } from 'drizzle-orm';
import type { NewPost, Post } from '@contract/post';
import type * as z from 'zod/mini';
import { mentions, pollOptions, polls, posts, postTags } from '../db/schema';
import { rowsOf, type Sql } from '../db/sql';
import { makeId } from '../id';
import { emit } from '../live/emit';
import { meets, readable, viewerOf, type Caller } from '../policies';
import { Refusal } from '../problem';
import { mentionsIn, tagsIn, tidyText } from '../text';
import { addMedia, claimMedia } from './media';
import { notify, type Notice } from './notify';
import { viewPost } from './post-view';

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
}

const columns = sql`p.id, p.author_id AS "authorId", p.audience, p.reply_to AS "replyTo", p.root_id AS "rootId",
  p.quote_of AS "quoteOf", p.deleted_at AS "deletedAt"`;

/** A post the caller may read, as it is kept; throws `not-found`. */
export async function findReadable(db: Sql, me: Caller, id: string): Promise<PostRow> {
  const [row] = await rowsOf<PostRow>(
    db,
    sql`SELECT ${columns} FROM posts p WHERE p.id = ${id} AND ${readable(viewerOf(me), sql`p`)}`,
  );
  if (!row) throw new Refusal('not-found');
  return row;
}

/** Changes counts of one post (`changes` are assignments), raises its revision and tells the streams. */
export async function changePost(db: Sql, id: string, changes?: SQL): Promise<void> {
  const others = changes ? sql`, ${changes}` : sql``;
  await db.execute(sql`UPDATE posts SET revision = revision + 1 ${others} WHERE id = ${id}`);
  await emit(db, [{ kind: 'counts', subject: id }]);
}

export const changePostCount = (db: Sql, memberId: string, by: number) =>
  db.execute(sql`UPDATE members SET post_count = post_count + ${by} WHERE id = ${memberId}`);

/** Answered and quoted posts change in the order of their ids, so that two writers never wait for each other. */
export async function changeRelated(
  db: Sql,
  post: Pick<PostRow, 'replyTo' | 'quoteOf'>,
  by: 1 | -1,
): Promise<void> {
  const changes = [
    ...(post.replyTo === null ? [] : [{ id: post.replyTo, set: sql`reply_count = reply_count + ${by}` }]),
    ...(post.quoteOf === null ? [] : [{ id: post.quoteOf, set: sql`quote_count = quote_count + ${by}` }]),
  ];
  for (const { id, set } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await changePost(db, id, set);
}

type Draft = z.output<typeof NewPost>;

const draftText = (draft: Draft): string => {
  const text = tidyText(draft.text);
  const pictures = draft.media ?? [];
  if (text === '' && !draft.poll && pictures.length === 0) {
    throw new Refusal('validation', { fields: { text: 'Write something, or add a picture or a poll.' } });
  }
  if (new Set(pictures.map(({ id }) => id)).size < pictures.length) {
    throw new Refusal('validation', { fields: { media: 'Show each picture once.' } });
  }
  if (draft.poll && new Set(draft.poll.options).size < draft.poll.options.length) {
    throw new Refusal('validation', { fields: { poll: 'Make the options differ.' } });
  }
  return text;
};

async function findQuoted(db: Sql, me: Caller, id: string): Promise<PostRow> {
  const quoted = await findReadable(db, me, id);
  if (quoted.audience === 'public' || quoted.authorId === me.id) return quoted;
  throw new Refusal('forbidden', { detail: 'A post for followers cannot be quoted.' });
}

async function mentioned(db: Sql, me: Caller, text: string): Promise<string[]> {
  const handles = mentionsIn(text);
  if (handles.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT m.id FROM members m WHERE m.handle = ANY(${sql.param(handles)}::text[]) AND ${meets(viewerOf(me), sql`m.id`)}`,
  );
  return rows.map((row) => row.id);
}

/** Only those who may read the post are told of it. */
async function tell(db: Sql, now: Date, post: PostRow, notices: readonly Notice[]): Promise<void> {
  const allowed: Notice[] = [];
  for (const notice of notices) {
    const viewer = { id: sql`${notice.to}::uuid`, moderator: false };
    const rows = await rowsOf(
      db,
      sql`SELECT 1 FROM posts p WHERE p.id = ${post.id} AND ${readable(viewer, sql`p`)}`,
    );
    if (rows.length > 0 && !allowed.some(({ to }) => to === notice.to)) allowed.push(notice);
  }
  await notify(db, now, allowed);
}

async function addPoll(db: Sql, postId: string, poll: NonNullable<Draft['poll']>, now: Date): Promise<void> {
  await db.insert(polls).values({ postId, closesAt: new Date(now.getTime() + poll.minutes * 60_000) });
  await db.insert(pollOptions).values(poll.options.map((text, position) => ({ postId, position, text })));
}

/** Writes a post, a reply or a quote with everything that hangs on it. Throws `not-found`, `validation`, `forbidden`. */
export async function createPost(db: Sql, me: Caller, now: Date, draft: Draft): Promise<Post> {
  const text = draftText(draft);
  const parent = draft.replyTo === undefined ? null : await findReadable(db, me, draft.replyTo);
  const quoted = draft.quoteOf === undefined ? null : await findQuoted(db, me, draft.quoteOf);
  const post: PostRow = {
    id: makeId(now),
    authorId: me.id,
    audience: draft.audience,
    replyTo: parent?.id ?? null,
    rootId: parent && (parent.rootId ?? parent.id),
    quoteOf: quoted?.id ?? null,
    deletedAt: null,
  };
  const contentWarning = draft.contentWarning ?? null;
  const pictures = draft.media ?? [];
  await claimMedia(
    db,
    me,
    pictures.map((picture) => picture.id),
  );
  await db.insert(posts).values({ ...post, text, contentWarning, createdAt: now, deletedAt: null });
  await addMedia(db, post.id, pictures);
  if (draft.poll) await addPoll(db, post.id, draft.poll, now);
  const tags = tagsIn(text).map((tag) => ({ ...tag, postId: post.id, createdAt: now }));
  if (tags.length > 0) await db.insert(postTags).values(tags);
  const people = await mentioned(db, me, text);
  if (people.length > 0) {
    await db.insert(mentions).values(people.map((memberId) => ({ postId: post.id, memberId })));
  }
  await changeRelated(db, post, 1);
  await changePostCount(db, me.id, 1);
  await emit(db, [{ kind: parent ? 'reply' : 'post', subject: post.id }]);
  const notice = { actor: me.id, postId: post.id };
  await tell(db, now, post, [
    ...(parent ? [{ ...notice, to: parent.authorId, kind: 'reply' as const }] : []),
    ...(quoted ? [{ ...notice, to: quoted.authorId, kind: 'quote' as const }] : []),
    ...people.map((to) => ({ ...notice, to, kind: 'mention' as const })),
  ]);
  return viewPost(db, me, now, post.id);
}

/** An own post, locked until the end of the transaction, deleted or not; `not-found` for anybody else's. */
async function lockOwn(db: Sql, me: Caller, id: string): Promise<PostRow> {
  const [row] = await rowsOf<PostRow>(
    db,
    sql`SELECT ${columns} FROM posts p WHERE p.id = ${id} AND p.author_id = ${me.id} AND p.hidden_at IS NULL FOR UPDATE`,
  );
  if (row) return row;
  await findReadable(db, me, id);
  throw new Refusal('forbidden', { detail: 'Only who wrote a post can take it back.' });
}

/** Takes an own post back. Its likes and replies stay with it, in case it returns. */
export async function deletePost(db: Sql, me: Caller, now: Date, id: string): Promise<{ id: string }> {
  const post = await lockOwn(db, me, id);
  if (post.deletedAt !== null) return { id };
  await db.execute(sql`UPDATE posts SET deleted_at = ${now}, revision = revision + 1 WHERE id = ${id}`);
  await changeRelated(db, post, -1);
  await changePostCount(db, me.id, -1);
  await emit(db, [{ kind: 'gone', subject: id }]);
  return { id };
}

/** Brings an own post back within ten minutes; throws `gone` later. */
export async function restorePost(db: Sql, me: Caller, now: Date, id: string): Promise<Post> {
  const post = await lockOwn(db, me, id);
  if (post.deletedAt === null) return viewPost(db, me, now, id);
  if (now.getTime() - new Date(post.deletedAt).getTime() > RESTORE_MINUTES * 60_000) {
    throw new Refusal('gone', { detail: `A post can be brought back for ${RESTORE_MINUTES} minutes.` });
  }
  await db.execute(sql`UPDATE posts SET deleted_at = NULL, revision = revision + 1 WHERE id = ${id}`);
  await changeRelated(db, post, 1);
  await changePostCount(db, me.id, 1);
  await emit(db, [{ kind: post.replyTo === null ? 'post' : 'reply', subject: id }]);
  return viewPost(db, me, now, id);
}
