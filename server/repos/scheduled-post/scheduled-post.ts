import { sql, type SQL } from 'drizzle-orm';
import type { Media } from '@contract/media';
import type { NewPost } from '@contract/post-write';
import { MAX_SCHEDULED_POSTS, type ScheduledPost } from '@contract/scheduled-post';
import type * as z from 'zod/mini';
import { scheduledMedia, scheduledPosts } from '../../db/schema';
import { idList, isoInstant, rowsOf, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import type { Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { claimMedia, mediaUrl, stillUrl } from '../media/media';
import { toPage } from '../keyset';
import { findReferenced } from '../post/post';
import type { PageRequest } from '../post/post-list';
import { type SentPiece, mediaIdsOf, validatePieceText } from '../post/post-content';

type Draft = z.output<typeof NewPost>;

const MINUTE = 60_000;
const YEAR = 366 * 24 * 60 * MINUTE;

interface Row extends Record<string, unknown> {
  id: string;
  publishAt: string;
  post: Draft;
  problem: string | null;
}

const columns = sql`s.id, s.publish_at AS "publishAt", s.post, s.problem`;

const piecesOf = ({ continued = [], ...first }: Draft): SentPiece[] => [first, ...continued];

function checkTime(at: string, now: Date): Date {
  const time = new Date(at);
  const ahead = time.getTime() - now.getTime();
  if (ahead >= MINUTE && ahead <= YEAR) return time;
  throw new HttpProblem('validation', {
    fields: { publishAt: 'Choose a time at least a minute and at most a year from now.' },
  });
}

async function view(db: Sql, rows: readonly Row[]): Promise<ScheduledPost[]> {
  const uses = rows.flatMap(({ post }) => piecesOf(post).flatMap((piece) => piece.media ?? []));
  const found = await rowsOf<Pick<Media, 'id' | 'width' | 'height'> & { moving: boolean }>(
    db,
    sql`SELECT id, width, height, moving FROM media WHERE id = ANY(${idList(uses.map(({ id }) => id))})`,
  );
  const known = new Map(found.map((one) => [one.id, one]));
  return rows.map(({ post, publishAt, ...row }) => ({
    ...row,
    post,
    publishAt: isoInstant(publishAt),
    media: piecesOf(post)
      .flatMap((piece) => piece.media ?? [])
      .flatMap(({ id, alt }) => {
        const one = known.get(id);
        if (!one) return [];
        const { width, height, moving } = one;
        return [{ id, width, height, alt, url: mediaUrl(id), still: stillUrl(id, moving) }];
      }),
  }));
}

const own = (me: Caller, id: string): SQL => sql`s.id = ${id} AND s.author_id = ${me.id}`;

async function viewOwn(db: Sql, me: Caller, id: string): Promise<ScheduledPost> {
  const [found] = await view(
    db,
    await rowsOf<Row>(db, sql`SELECT ${columns} FROM scheduled_posts s WHERE ${own(me, id)}`),
  );
  if (!found) throw new HttpProblem('not-found');
  return found;
}

/** Keeps a post until its time. Throws what writing it now would throw, and `conflict` where too many wait. */
export async function schedulePost(
  db: Sql,
  me: Caller,
  now: Date,
  { post, publishAt }: { post: Draft; publishAt: string },
): Promise<ScheduledPost> {
  const time = checkTime(publishAt, now);
  const pieces = piecesOf(post);
  for (const piece of pieces) validatePieceText(piece);
  await findReferenced(db, me, post);
  await db.execute(sql`SELECT 1 FROM members WHERE id = ${me.id} FOR UPDATE`);
  const waiting = await rowsOf(db, sql`SELECT 1 FROM scheduled_posts WHERE author_id = ${me.id}`);
  if (waiting.length >= MAX_SCHEDULED_POSTS) {
    throw new HttpProblem('conflict', { detail: `At most ${MAX_SCHEDULED_POSTS} posts can wait.` });
  }
  const media = pieces.flatMap(mediaIdsOf);
  await claimMedia(db, me, media);
  const id = makeId(now);
  await db.insert(scheduledPosts).values({ id, authorId: me.id, publishAt: time, post, createdAt: now });
  if (media.length > 0) {
    await db.insert(scheduledMedia).values(media.map((mediaId) => ({ scheduledId: id, mediaId })));
  }
  return viewOwn(db, me, id);
}

/** Own waiting posts, the next one first. */
export async function listScheduledPosts(
  db: Sql,
  me: Caller,
  { paging, limit }: PageRequest,
): Promise<{ items: ScheduledPost[]; nextCursor: string | null }> {
  const [since, last] = paging.after ?? [];
  const after =
    since === undefined || last === undefined
      ? sql`true`
      : sql`(s.publish_at, s.id) > (${since}::timestamptz, ${last}::uuid)`;
  const found = await rowsOf<Row>(
    db,
    sql`SELECT ${columns} FROM scheduled_posts s WHERE s.author_id = ${me.id} AND ${after}
        ORDER BY s.publish_at, s.id LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [isoInstant(row.publishAt), row.id]);
  return { items: await view(db, rows), nextCursor };
}

/** Gives a waiting post, or one that could not be published, another time. */
export async function reschedulePost(
  db: Sql,
  me: Caller,
  now: Date,
  { scheduledId, publishAt }: { scheduledId: string; publishAt: string },
): Promise<ScheduledPost> {
  const time = checkTime(publishAt, now);
  await db.execute(
    sql`UPDATE scheduled_posts s SET publish_at = ${time}, problem = NULL WHERE ${own(me, scheduledId)}`,
  );
  return viewOwn(db, me, scheduledId);
}

/** Takes a waiting post back; its pictures can be used again. */
export async function cancelScheduledPost(db: Sql, me: Caller, id: string): Promise<{ id: string }> {
  const gone = await rowsOf(db, sql`DELETE FROM scheduled_posts s WHERE ${own(me, id)} RETURNING 1`);
  if (gone.length === 0) throw new HttpProblem('not-found');
  return { id };
}
