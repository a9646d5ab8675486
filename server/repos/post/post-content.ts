import { sql } from 'drizzle-orm';
import type { PostContent } from '@contract/post-write';
import type * as z from 'zod/mini';
import { mentions, postTags } from '../../db/schema';
import { idList, rowsOf, type Sql } from '../../db/sql';
import { notBlocked, canRead, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { parseMentions, parseTags, normalisePostText } from '../text';
import { notify, type NewNotification } from '../notification/notify';

/** What one post holds, as it was sent. */
export type SentPiece = z.output<typeof PostContent>;

/** Uploads a piece shows. */
export const mediaIdsOf = (piece: SentPiece): string[] => (piece.media ?? []).map(({ id }) => id);

/** The text of a piece as it is kept; throws `validation` where the piece holds nothing or contradicts itself. */
export function validatePieceText(piece: SentPiece): string {
  const text = normalisePostText(piece.text);
  const pictures = mediaIdsOf(piece);
  if (text === '' && !piece.poll && pictures.length === 0) {
    throw new HttpProblem('validation', { fields: { text: 'Write something, or add a picture or a poll.' } });
  }
  if (new Set(pictures).size < pictures.length) {
    throw new HttpProblem('validation', { fields: { media: 'Show each picture once.' } });
  }
  if (piece.poll && new Set(piece.poll.options).size < piece.poll.options.length) {
    throw new HttpProblem('validation', { fields: { poll: 'Make the options differ.' } });
  }
  return text;
}

async function mentionedMembers(db: Sql, me: Caller, text: string): Promise<string[]> {
  const handles = parseMentions(text);
  if (handles.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT m.id FROM members m WHERE m.handle = ANY(${sql.param(handles)}::text[]) AND ${notBlocked(viewerOf(me), sql`m.id`)}`,
  );
  return rows.map((row) => row.id);
}

/** Makes tags and mentions of a post those of its text; gives the people it did not mention before. */
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

/** Only those who may read the post are told of it. */
export async function notifyReaders(
  db: Sql,
  now: Date,
  postId: string,
  notices: readonly NewNotification[],
): Promise<void> {
  const allowed: NewNotification[] = [];
  for (const notice of notices) {
    const viewer = { id: sql`${notice.to}::uuid`, moderator: false };
    const rows = await rowsOf(
      db,
      sql`SELECT 1 FROM posts p WHERE p.id = ${postId} AND ${canRead(viewer, sql`p`)}`,
    );
    if (rows.length > 0 && !allowed.some(({ to }) => to === notice.to)) allowed.push(notice);
  }
  await notify(db, now, allowed);
}
