import { sql } from 'drizzle-orm';
import { MAX_OPEN_POLLS } from '@contract/post/open-poll';
import type { Post } from '@contract/post/post';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { canAppearInRanking, viewerOf, type Caller } from '../policies';
import { viewPosts } from './post-view';

/** Polls that close next among which the polls to show are chosen. */
const CANDIDATES = 200;

/** Polls of others that everyone may read and the caller has not voted in; of those that close next, most votes first. */
export async function listOpenPolls(db: Sql, me: Caller, now: Date): Promise<Post[]> {
  const rows = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`WITH due AS MATERIALIZED (
          SELECT po.post_id, po.closes_at FROM polls po WHERE po.announced_at IS NULL AND po.closes_at > ${now}
          ORDER BY po.closes_at LIMIT ${CANDIDATES})
        SELECT p.id FROM due d JOIN posts p ON p.id = d.post_id
        WHERE p.audience = 'public' AND p.author_id <> ${me.id} AND ${canAppearInRanking(viewerOf(me), sql`p`)}
          AND NOT EXISTS (SELECT 1 FROM votes v WHERE v.member_id = ${me.id} AND v.post_id = p.id)
        ORDER BY (SELECT sum(o.votes) FROM poll_options o WHERE o.post_id = p.id) DESC, d.closes_at, p.id
        LIMIT ${MAX_OPEN_POLLS}`,
  );
  return viewPosts(
    db,
    me,
    now,
    rows.map(({ id }) => id),
  );
}
