import { sql, type SQL } from 'drizzle-orm';
import { NewPost } from '@contract/post/post-write';
import { MAX_SCHEDULED_POSTS, type ScheduledPost } from '@contract/post/scheduled-post';
import * as z from 'zod/mini';
import { scheduledMedia, scheduledPosts } from '../../db/schema/post';
import { countRows, idList, instantColumn, queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import type { Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { claimMedia, mediaUrl, stillUrl } from '../media/media';
import { toPage } from '../keyset';
import { findReferenced } from '../post/post';
import type { PageRequest } from '../post/post-list';
import { type ThreadPart, mediaIdsOf, validatePart } from '../post/post-content';

type Draft = z.output<typeof NewPost>;

const MINUTE = 60_000;
const YEAR = 366 * 24 * 60 * MINUTE;

const ScheduledRow = z.object({
  id: z.string(),
  publishAt: instantColumn,
  post: NewPost,
  problem: z.nullable(z.string()),
});

const PictureRow = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  moving: z.boolean(),
  widths: z.array(z.int()),
});

const columns = sql`s.id, s.publish_at AS "publishAt", s.post, s.problem`;

const partsOf = ({ continued = [], ...first }: Draft): ThreadPart[] => [first, ...continued];

function checkTime(at: string, now: Date): Date {
  const time = new Date(at);
  const delay = time.getTime() - now.getTime();
  if (delay >= MINUTE && delay <= YEAR) return time;
  throw new HttpProblem('validation', {
    fields: { publishAt: 'Choose a time between one minute and one year from now.' },
  });
}

async function view(db: Sql, rows: readonly z.infer<typeof ScheduledRow>[]): Promise<ScheduledPost[]> {
  const uses = rows.flatMap(({ post }) => partsOf(post).flatMap((part) => part.media ?? []));
  const found = await queryRows(
    db,
    PictureRow,
    sql`SELECT id, width, height, moving, widths FROM media WHERE id = ANY(${idList(uses.map(({ id }) => id))})`,
  );
  const pictures = new Map(found.map((picture) => [picture.id, picture]));
  return rows.map((row) => ({
    ...row,
    media: partsOf(row.post)
      .flatMap((part) => part.media ?? [])
      .flatMap(({ id, alt }) => {
        const picture = pictures.get(id);
        if (!picture) return [];
        const { width, height, moving, widths } = picture;
        return [{ id, width, height, alt, url: mediaUrl(id), still: stillUrl(id, moving), widths }];
      }),
  }));
}

const own = (me: Caller, id: string): SQL => sql`s.id = ${id} AND s.author_id = ${me.id}`;

async function viewOwn(db: Sql, me: Caller, id: string): Promise<ScheduledPost> {
  const [found] = await view(
    db,
    await queryRows(db, ScheduledRow, sql`SELECT ${columns} FROM scheduled_posts s WHERE ${own(me, id)}`),
  );
  if (!found) throw new HttpProblem('not-found');
  return found;
}

/** Throws what creating the post now would throw, and `conflict` above the limit of scheduled posts. */
export async function schedulePost(
  db: Sql,
  me: Caller,
  now: Date,
  { post, publishAt }: { post: Draft; publishAt: string },
): Promise<ScheduledPost> {
  const time = checkTime(publishAt, now);
  const parts = partsOf(post);
  for (const part of parts) validatePart(part);
  await findReferenced(db, me, post);
  const waiting = await countRows(db, sql`SELECT 1 FROM scheduled_posts WHERE author_id = ${me.id}`);
  if (waiting >= MAX_SCHEDULED_POSTS) {
    throw new HttpProblem('conflict', {
      detail: `You have ${MAX_SCHEDULED_POSTS} scheduled posts. Cancel one first.`,
    });
  }
  const media = parts.flatMap(mediaIdsOf);
  await claimMedia(db, me, media);
  const id = makeId(now);
  await db.insert(scheduledPosts).values({ id, authorId: me.id, publishAt: time, post, createdAt: now });
  if (media.length > 0) {
    await db.insert(scheduledMedia).values(media.map((mediaId) => ({ scheduledId: id, mediaId })));
  }
  return viewOwn(db, me, id);
}

/** Own scheduled posts, the next due first. */
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
  const found = await queryRows(
    db,
    ScheduledRow,
    sql`SELECT ${columns} FROM scheduled_posts s WHERE s.author_id = ${me.id} AND ${after}
        ORDER BY s.publish_at, s.id LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.publishAt, row.id]);
  return { items: await view(db, rows), nextCursor };
}

/** Also clears the problem of a post that could not be published. */
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

/** The pictures of a cancelled post can be used again. */
export async function cancelScheduledPost(db: Sql, me: Caller, id: string): Promise<{ id: string }> {
  const deleted = await countRows(db, sql`DELETE FROM scheduled_posts s WHERE ${own(me, id)} RETURNING 1`);
  if (deleted === 0) throw new HttpProblem('not-found');
  return { id };
}
