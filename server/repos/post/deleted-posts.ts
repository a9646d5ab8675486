import { sql } from 'drizzle-orm';
import { type DeletedPost, RESTORE_MINUTES } from '@contract/post/deleted-post';
import * as z from 'zod/mini';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { afterKeyset, toPage } from '../keyset';
import type { Caller } from '../policies';
import type { PageRequest } from './post-list';

const RESTORE_MS = RESTORE_MINUTES * 60_000;

const DeletedPostRow = z.object({
  id: z.string(),
  text: z.string(),
  contentWarning: z.nullable(z.string()),
  isReply: z.boolean(),
  hasPoll: z.boolean(),
  pictures: z.int(),
  deletedAt: instantColumn,
});

/** Own posts that can still be restored, last deleted first. */
export async function listDeletedPosts(
  db: Sql,
  me: Caller,
  now: Date,
  { paging, limit }: PageRequest,
): Promise<{ items: DeletedPost[]; nextCursor: string | null }> {
  const found = await queryRows(
    db,
    DeletedPostRow,
    sql`SELECT p.id, p.text, p.content_warning AS "contentWarning", p.reply_to IS NOT NULL AS "isReply",
          EXISTS (SELECT 1 FROM polls po WHERE po.post_id = p.id) AS "hasPoll",
          (SELECT count(*)::int FROM post_media pm WHERE pm.post_id = p.id) AS pictures, p.deleted_at AS "deletedAt"
        FROM posts p
        WHERE p.author_id = ${me.id} AND p.deleted_at >= ${new Date(now.getTime() - RESTORE_MS)}
          AND p.hidden_at IS NULL AND ${afterKeyset(paging, sql`p.deleted_at`, sql`p.id`)}
        ORDER BY p.deleted_at DESC, p.id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.deletedAt, row.id]);
  const restorableUntil = (at: string): string => new Date(Date.parse(at) + RESTORE_MS).toISOString();
  return {
    items: rows.map((row) => ({ ...row, restorableUntil: restorableUntil(row.deletedAt) })),
    nextCursor,
  };
}
