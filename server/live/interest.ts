import type { LiveCounts } from '@contract/post/post';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idList, instantColumn, queryRows, type Sql } from '../db/sql';
import { canRead, viewerOf, type Caller } from '../repos/policies';
import { liveCountColumns, liveCountsOf, LiveCountsRow } from './live-counts';

const StateRow = z.extend(LiveCountsRow, {
  id: z.string(),
  revision: z.int(),
  editedAt: z.nullable(instantColumn),
});

interface InterestState {
  changed: { postId: string; revision: number; counts: LiveCounts; editedAt: string | null }[];
  removed: string[];
}

/** What has happened to posts since the client read them at these revisions. */
export async function readChangesSince(
  db: Sql,
  me: Caller,
  posts: readonly { id: string; revision: number }[],
): Promise<InterestState> {
  if (posts.length === 0) return { changed: [], removed: [] };
  const rows = await queryRows(
    db,
    StateRow,
    sql`SELECT p.id, p.revision::float8 AS revision, p.edited_at AS "editedAt", ${liveCountColumns}
        FROM posts p WHERE p.id = ANY(${idList(posts.map(({ id }) => id))}) AND ${canRead(viewerOf(me), sql`p`)}`,
  );
  const now = new Map(rows.map((row) => [row.id, row]));
  return {
    changed: posts.flatMap(({ id, revision }) => {
      const row = now.get(id);
      if (!row || row.revision <= revision) return [];
      return [{ postId: id, revision: row.revision, counts: liveCountsOf(row), editedAt: row.editedAt }];
    }),
    removed: posts.flatMap(({ id }) => (now.has(id) ? [] : [id])),
  };
}
