import { sql } from 'drizzle-orm';
import { MAX_OPTION_LENGTH } from '@contract/post/post';
import type { PostContent } from '@contract/post/post-write';
import * as z from 'zod/mini';
import { mentions, postTags } from '../../db/schema/post';
import { countRows, idList, queryRows, type Sql } from '../../db/sql';
import { notBlocked, canRead, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { parseMentions, parseTags, hasVisibleText, normaliseLine, normalisePostText } from '../text';
import { notify, type NewNotification } from '../notification/notify';
import { findMemberIds } from '../member/member-name';

/** One post of a thread, as sent. */
export type ThreadPart = z.output<typeof PostContent>;

export const mediaIdsOf = (part: ThreadPart): string[] => (part.media ?? []).map(({ id }) => id);

/** Throws `validation` for a warning that shows nothing. */
export function assertVisibleWarning(contentWarning: string | null | undefined): void {
  if (!contentWarning || hasVisibleText(contentWarning)) return;
  throw new HttpProblem('validation', { fields: { contentWarning: 'Write a warning, or remove it.' } });
}

/** Throws `validation` for an option that shows nothing, is too long in NFC, or looks like another. */
function validateOptions(options: readonly string[]): string[] {
  const tidy = options.map(normaliseLine);
  const problem = tidy.includes('')
    ? 'Write a text for each option.'
    : tidy.some((option) => option.length > MAX_OPTION_LENGTH)
      ? `Use at most ${MAX_OPTION_LENGTH} characters for each option.`
      : new Set(tidy).size < tidy.length
        ? 'Give each option a different text.'
        : null;
  if (problem !== null) throw new HttpProblem('validation', { fields: { poll: problem } });
  return tidy;
}

/**
 * Returns the part with normalised text and options; throws `validation` for a part, warning or option that shows
 * nothing, a repeated picture or repeated options.
 */
export function validatePart(part: ThreadPart): Pick<ThreadPart, 'text' | 'poll'> {
  const text = normalisePostText(part.text);
  const pictures = mediaIdsOf(part);
  if (text === '' && !part.poll && pictures.length === 0) {
    throw new HttpProblem('validation', { fields: { text: 'Write something, or add a picture or a poll.' } });
  }
  if (new Set(pictures).size < pictures.length) {
    throw new HttpProblem('validation', { fields: { media: 'Use each picture only once.' } });
  }
  assertVisibleWarning(part.contentWarning);
  return { text, poll: part.poll && { ...part.poll, options: validateOptions(part.poll.options) } };
}

async function mentionedMembers(db: Sql, me: Caller, text: string): Promise<string[]> {
  const handles = parseMentions(text);
  if (handles.length === 0) return [];
  const ids = await findMemberIds(db, handles);
  const rows = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT m.id FROM members m WHERE m.id = ANY(${idList(ids)})
        AND ${notBlocked(viewerOf(me), sql`m.id`)}`,
  );
  return rows.map((row) => row.id);
}

/** Replaces tags and mentions by those in the text; returns the ids of newly mentioned members. */
export async function saveTagsAndMentions(
  db: Sql,
  me: Caller,
  post: { id: string; text: string; createdAt: Date },
): Promise<string[]> {
  const { id: postId, text, createdAt } = post;
  await db.execute(sql`DELETE FROM post_tags WHERE post_id = ${postId}`);
  const tags = parseTags(text).map((tag) => ({ ...tag, postId, createdAt }));
  if (tags.length > 0) await db.insert(postTags).values(tags);
  const people = await mentionedMembers(db, me, text);
  await db.execute(
    sql`DELETE FROM mentions WHERE post_id = ${postId} AND NOT member_id = ANY(${idList(people)})`,
  );
  if (people.length === 0) return [];
  const made = await db
    .insert(mentions)
    .values(people.map((memberId) => ({ postId, memberId })))
    .onConflictDoNothing()
    .returning({ memberId: mentions.memberId });
  return made.map(({ memberId }) => memberId);
}

/** Notifies only members who may read the post, each once. */
export async function notifyReaders(
  db: Sql,
  now: Date,
  postId: string,
  notifications: readonly NewNotification[],
): Promise<void> {
  const allowed: NewNotification[] = [];
  for (const notification of notifications) {
    const viewer = { id: sql`${notification.to}::uuid`, moderator: false };
    const readable = await countRows(
      db,
      sql`SELECT 1 FROM posts p WHERE p.id = ${postId} AND ${canRead(viewer, sql`p`)}`,
    );
    if (readable > 0 && !allowed.some(({ to }) => to === notification.to)) allowed.push(notification);
  }
  await notify(db, now, allowed);
}
