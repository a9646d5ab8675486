import { sql, type SQL } from 'drizzle-orm';
import type { ValueOf } from '../../db/statement';
import { outsideBlocksAndMutes, type Viewer } from '../policies';

/** `at` and `id` are those of the cursor's item, `rows` is the number of items wanted. */
export type Value = ValueOf<'viewer' | 'list' | 'at' | 'id' | 'until' | 'rows'>;

/** The members whose posts and reposts a feed shows. */
interface FeedSource {
  /** Rows with their ids, also of members who are blocked or muted. */
  members: (viewer: Viewer, value: Value) => SQL;
  /**
   * One row if `member` is one of them, and the reader has neither blocked nor muted the member, nor the member blocked
   * the reader.
   */
  lookUp: (viewer: Viewer, value: Value, member: SQL) => SQL;
  /** The reader may not be in the audience of every member. */
  checksAudience: boolean;
}

export const sources = {
  followed: {
    members: (viewer) => sql`
      SELECT f.target_id AS id FROM follows f WHERE f.member_id = ${viewer.id} UNION ALL SELECT ${viewer.id}`,
    lookUp: (viewer, _, member) => sql`
      SELECT 1 WHERE ${member} = ${viewer.id} UNION ALL
      SELECT 1 FROM follows f WHERE f.member_id = ${viewer.id} AND f.target_id = ${member}
        AND ${outsideBlocksAndMutes(viewer, sql`f.target_id`)} LIMIT 1`,
    checksAudience: false,
  },
  list: {
    members: (_, value) =>
      sql`SELECT lm.member_id AS id FROM list_members lm WHERE lm.list_id = ${value('list')}`,
    lookUp: (viewer, value, member) => sql`
      SELECT 1 FROM list_members lm WHERE lm.list_id = ${value('list')} AND lm.member_id = ${member}
        AND ${outsideBlocksAndMutes(viewer, sql`lm.member_id`)}`,
    checksAudience: true,
  },
} satisfies Record<string, FeedSource>;
