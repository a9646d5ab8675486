import { sql } from 'drizzle-orm';
import type { PostPiece } from '@contract/post-write';
import type * as z from 'zod/mini';
import { mentions, postTags } from '../../db/schema';
import { idList, rowsOf, type Sql } from '../../db/sql';
import { meets, readable, viewerOf, type Caller } from '../policies';
import { Refusal } from '../../http/problem';
import { mentionsIn, tagsIn, tidyText } from '../text';
import { notify, type Notice } from '../notification/notify';

/** What one post holds, as it was sent. */
export type Piece = z.output<typeof PostPiece>;

/** Uploads a piece shows. */
export const picturesOf = (piece: Piece): string[] => (piece.media ?? []).map(({ id }) => id);

/** The text of a piece as it is kept; throws `validation` where the piece holds nothing or contradicts itself. */
export function pieceText(piece: Piece): string {
  const text = tidyText(piece.text);
  const pictures = picturesOf(piece);
  if (text === '' && !piece.poll && pictures.length === 0) {
    throw new Refusal('validation', { fields: { text: 'Write something, or add a picture or a poll.' } });
  }
  if (new Set(pictures).size < pictures.length) {
    throw new Refusal('validation', { fields: { media: 'Show each picture once.' } });
  }
  if (piece.poll && new Set(piece.poll.options).size < piece.poll.options.length) {
    throw new Refusal('validation', { fields: { poll: 'Make the options differ.' } });
  }
  return text;
}

async function peopleIn(db: Sql, me: Caller, text: string): Promise<string[]> {
  const handles = mentionsIn(text);
  if (handles.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT m.id FROM members m WHERE m.handle = ANY(${sql.param(handles)}::text[]) AND ${meets(viewerOf(me), sql`m.id`)}`,
  );
  return rows.map((row) => row.id);
}

/** Makes tags and mentions of a post those of its text; gives the people it did not mention before. */
export async function keepWords(
  db: Sql,
  me: Caller,
  post: { id: string; text: string; createdAt: Date },
): Promise<string[]> {
  const { id: postId, text, createdAt } = post;
  await db.execute(sql`DELETE FROM post_tags WHERE post_id = ${postId}`);
  const tags = tagsIn(text).map((tag) => ({ ...tag, postId, createdAt }));
  if (tags.length > 0) await db.insert(postTags).values(tags);
  const people = await peopleIn(db, me, text);
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
export async function tell(db: Sql, now: Date, postId: string, notices: readonly Notice[]): Promise<void> {
  const allowed: Notice[] = [];
  for (const notice of notices) {
    const viewer = { id: sql`${notice.to}::uuid`, moderator: false };
    const rows = await rowsOf(
      db,
      sql`SELECT 1 FROM posts p WHERE p.id = ${postId} AND ${readable(viewer, sql`p`)}`,
    );
    if (rows.length > 0 && !allowed.some(({ to }) => to === notice.to)) allowed.push(notice);
  }
  await notify(db, now, allowed);
}
