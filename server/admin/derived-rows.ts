import { sql, type SQL } from 'drizzle-orm';
import type { Sql } from '../db/sql';
import { countResults } from './count-results';

/** Rows that follow from other rows as a whole. */
interface DerivedRows {
  name: string;
  /** One row per difference, in one statement: one snapshot. */
  differences: SQL;
  repair: (tx: Sql) => Promise<unknown>;
}

/** Uses of tags with the changes that are not merged yet, beside the posts that everyone may read. */
const tagDifferences = sql`
  SELECT tag, label, sum(posts)::int AS missing FROM (
    SELECT t.tag, t.label, count(*) AS posts FROM post_tags t JOIN posts p ON p.id = t.post_id
      WHERE is_counted_post(p) GROUP BY t.tag, t.label
    UNION ALL SELECT tag, label, -posts FROM tags
    UNION ALL SELECT tag, label, -posts FROM tag_changes) d
  GROUP BY tag, label HAVING sum(posts) <> 0`;

const rankDifferences = sql`
  SELECT coalesce(p.id, r.post_id) AS id FROM reply_ranks r
  FULL JOIN (SELECT id, reply_to, like_count FROM posts WHERE reply_to IS NOT NULL AND like_count > 0) p ON p.id = r.post_id
  WHERE (p.reply_to, -p.like_count) IS DISTINCT FROM (r.reply_to, r.rank)`;

/** Later ones than `latest_items` knows; those that it gives too late a time cost only a lookup. */
const laterItems = sql`
  SELECT i.member_id, max(i.at) AS at FROM (
    SELECT p.author_id AS member_id, p.created_at AS at FROM posts p WHERE p.author_id IS NOT NULL AND p.reply_to IS NULL
    UNION ALL SELECT r.member_id, r.created_at FROM reposts r) i
  LEFT JOIN latest_items l USING (member_id) WHERE l.at IS NULL OR l.at < i.at GROUP BY i.member_id`;

/** `own` selects the rows that the table should have. */
const copiedRows = (name: string, table: SQL, columns: SQL, own: SQL): DerivedRows => ({
  name,
  differences: sql`(SELECT ${columns} FROM ${table} EXCEPT ${own}) UNION ALL (${own} EXCEPT SELECT ${columns} FROM ${table})`,
  repair: async (tx) => {
    await tx.execute(sql`DELETE FROM ${table} WHERE (${columns}) NOT IN (${own})`);
    await tx.execute(sql`INSERT INTO ${table} (${columns}) ${own} ON CONFLICT DO NOTHING`);
  },
});

export const derivedRows: readonly DerivedRows[] = [
  copiedRows(
    'handles of members',
    sql`handles`,
    sql`handle, member_id`,
    sql`SELECT m.handle, m.id FROM members m`,
  ),
  copiedRows(
    'accounts of members',
    sql`accounts`,
    sql`uid, member_id`,
    sql`SELECT m.uid, m.id FROM members m`,
  ),
  copiedRows(
    'pairs of direct conversations',
    sql`direct_pairs`,
    sql`low_id, high_id, conversation_id`,
    sql`SELECT c.low_id, c.high_id, c.id FROM conversations c WHERE c.low_id IS NOT NULL AND c.high_id IS NOT NULL`,
  ),
  {
    name: 'number of members',
    differences: sql`SELECT 1 FROM totals WHERE name = 'members' AND amount <> (SELECT count(*) FROM members)`,
    repair: async (tx) => {
      // Counted by a second statement: sign-ups wait for the lock and add themselves afterwards.
      await tx.execute(sql`SELECT 1 FROM totals WHERE name = 'members' FOR UPDATE`);
      await tx.execute(sql`UPDATE totals SET amount = (SELECT count(*) FROM members) WHERE name = 'members'`);
    },
  },
  {
    name: 'uses of tags',
    differences: tagDifferences,
    // Appended like every change, so that no write waits.
    repair: (tx) =>
      tx.execute(
        sql`INSERT INTO tag_changes (tag, label, posts) SELECT d.tag, d.label, d.missing FROM (${tagDifferences}) d`,
      ),
  },
  {
    name: 'latest posts and reposts of members',
    differences: laterItems,
    repair: (tx) =>
      tx.execute(sql`
        INSERT INTO latest_items AS l (member_id, at) ${laterItems}
        ON CONFLICT (member_id) DO UPDATE SET at = greatest(l.at, excluded.at)`),
  },
  {
    name: 'order of replies by likes',
    differences: rankDifferences,
    repair: async (tx) => {
      // The locks keep likes apart, whose trigger writes the rank.
      await tx.execute(
        sql`SELECT 1 FROM posts WHERE id IN (${rankDifferences}) ORDER BY id DESC FOR NO KEY UPDATE`,
      );
      await tx.execute(sql`DELETE FROM reply_ranks WHERE post_id IN (${rankDifferences})`);
      await tx.execute(sql`
        INSERT INTO reply_ranks (post_id, reply_to, rank)
        SELECT p.id, p.reply_to, -p.like_count FROM posts p WHERE p.id IN (${rankDifferences})`);
    },
  },
];

export const countDifferences = (db: Sql, { differences }: DerivedRows): Promise<number> =>
  countResults(db, differences);

/** Returns the number of differences. */
export const repairRows = (db: Sql, derived: DerivedRows): Promise<number> =>
  db.transaction(async (tx) => {
    const found = await countDifferences(tx, derived);
    if (found > 0) await derived.repair(tx);
    return found;
  });
