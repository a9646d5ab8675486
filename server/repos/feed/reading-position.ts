import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FeedTab } from '@contract/feed/feed';
import type { ReadingPosition } from '@contract/feed/reading-position';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { canRead, viewerOf, type Caller } from '../policies';
import { findReadable } from '../post/post';
import { recordVisit } from './catch-up';

const ReadingPositionRow = z.object({
  postId: z.nullable(z.string()),
  at: instantColumn,
  savedAt: instantColumn,
});

/** Null when none is stored. `postId` is null once the post is unreadable, and where a later catch-up ended. */
export async function readReadingPosition(
  db: Sql,
  me: Caller,
  list: FeedTab,
): Promise<ReadingPosition | null> {
  const [row] = await queryRows(
    db,
    ReadingPositionRow,
    sql`SELECT greatest(rm.at, cu.at) AS at, greatest(rm.saved_at, cu.saved_at) AS "savedAt",
          (SELECT p.id FROM posts p
           WHERE p.id = rm.post_id AND ${canRead(viewerOf(me), sql`p`)} AND cu.at > rm.at IS NOT TRUE) AS "postId"
        FROM read_markers rm
        LEFT JOIN read_markers cu ON cu.member_id = rm.member_id AND cu.list = 'catch-up' AND rm.list = 'following'
        WHERE rm.member_id = ${me.id} AND rm.list = ${list} AND rm.saved_at IS NOT NULL`,
  );
  return row ?? null;
}

/** Last write wins. Throws `not-found` for a post the caller may not read. */
export async function saveReadingPosition(
  db: Sql,
  me: Caller,
  now: Date,
  { list, postId, at }: { list: FeedTab; postId: string; at: string },
): Promise<ReadingPosition | null> {
  await findReadable(db, me, postId);
  await db.execute(sql`
    INSERT INTO read_markers (member_id, list, at, post_id, saved_at)
    VALUES (${me.id}, ${list}, ${new Date(at)}, ${postId}, ${now})
    ON CONFLICT (member_id, list) DO UPDATE SET at = excluded.at, post_id = excluded.post_id, saved_at = excluded.saved_at`);
  await recordVisit(db, me, now);
  return readReadingPosition(db, me, list);
}
