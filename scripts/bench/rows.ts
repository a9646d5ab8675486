import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { createPool } from '../../server/db/pool';
import { openSql } from '../../server/db/sql';
import { likePost } from '../../server/repos/post/post-mark';
import { openDatabase } from '../service-bench/database';

// npm run bench:rows: bytes per row with its indexes, for docs/scale.md.

const FOLDER = '.cache/row-bench';
const POSTS = Number(process.argv[2] ?? 10_000);

/** What one unit of the estimate stores: tables by the number of rows that they add to a unit. */
const units: readonly { name: string; per: string; tables: readonly string[] }[] = [
  { name: 'a post', per: 'posts', tables: ['posts', 'post_tags', 'post_media', 'reply_ranks'] },
  { name: 'a picture, without its file', per: 'media', tables: ['media'] },
  { name: 'a like', per: 'likes', tables: ['likes'] },
  { name: 'a repost', per: 'reposts', tables: ['reposts'] },
  { name: 'a bookmark', per: 'bookmarks', tables: ['bookmarks'] },
  { name: 'a follow', per: 'follows', tables: ['follows'] },
  { name: 'a notification', per: 'notifications', tables: ['notifications'] },
  { name: 'a message', per: 'messages', tables: ['messages', 'message_media', 'message_reactions'] },
  { name: 'a member', per: 'members', tables: ['members', 'handles', 'accounts'] },
  { name: 'an event', per: 'events', tables: ['events'] },
];

interface Sizes {
  rows: number;
  table: number;
  indexes: number;
}

async function measure(client: Client, per: string, tables: readonly string[]): Promise<Sizes> {
  const { rows } = await client.query<Sizes>(
    `SELECT (SELECT count(*)::int FROM ${per}) AS rows, sum(pg_table_size(t::regclass))::float8 AS table,
       sum(pg_indexes_size(t::regclass))::float8 AS indexes FROM unnest($1::text[]) AS t`,
    [tables],
  );
  const [sizes] = rows;
  if (!sizes) throw new Error(`No sizes of ${per}`);
  return sizes;
}

/** Texts of posts, in conversations of 40; every tenth with a reaction. */
const MESSAGES = `
  INSERT INTO conversations (id, kind, created_at)
    SELECT md5('conversation' || n)::uuid, 'group', now() FROM generate_series(0, ${POSTS} / 40) AS n;
  INSERT INTO messages (id, conversation_id, number, author_id, text, created_at)
    SELECT p.id, md5('conversation' || p.n / 40)::uuid, p.n, p.author_id, p.text, p.created_at
    FROM (SELECT *, row_number() OVER (ORDER BY id)::int AS n FROM posts) p;
  INSERT INTO message_reactions (message_id, conversation_id, member_id, emoji, created_at)
    SELECT x.id, x.conversation_id, x.author_id, '👍', now() FROM messages x WHERE x.number % 10 = 0;
  REINDEX TABLE messages; REINDEX TABLE message_reactions`;

const LIKES = 1000;

/** Likes posts by the service's own code, and stores its responses as the service does. */
async function storeResponses(url: string): Promise<void> {
  const pool = createPool(url);
  const { rows } = await pool.query<{ postId: string; memberId: string; handle: string }>(
    `SELECT p.id AS "postId", m.id AS "memberId", m.handle
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM posts WHERE audience = 'public') p
     JOIN (SELECT *, row_number() OVER (ORDER BY id DESC) AS n FROM members) m ON m.n = p.n
     WHERE NOT EXISTS (SELECT 1 FROM blocks b WHERE m.id IN (b.member_id, b.target_id)) LIMIT ${LIKES}`,
  );
  for (const { postId, memberId, handle } of rows) {
    const me = {
      id: memberId,
      handle,
      moderator: false,
      suspended: false,
      leaving: false,
      followingCount: 0,
    };
    const answer = JSON.stringify(await likePost(openSql(pool), me, new Date(), postId));
    await pool.query(
      `INSERT INTO idempotency_keys (member_id, key, operation, payload_hash, answer, created_at)
       VALUES ($1, gen_random_uuid(), 'likePost', repeat('x', 43), $2, now())`,
      [memberId, answer],
    );
  }
  await pool.query('REINDEX TABLE idempotency_keys');
  await pool.end();
}

const perRow = (bytes: number, rows: number): string => String(Math.round(bytes / rows)).padStart(7);

const database = await openDatabase(FOLDER, POSTS, (line) => console.log(line));
const client = new Client({ connectionString: database.url });
try {
  await client.connect();
  await client.query('TRUNCATE events');
  await client.query(`INSERT INTO events (kind, subject) SELECT 'counts', id FROM posts`);
  await client.query(MESSAGES);
  console.log(`\nBytes per row, ${POSTS} posts, indexes built once\n`);
  console.log(`${'one'.padEnd(28)}    rows  table indexes    all`);
  const report = async ({ name, per, tables }: (typeof units)[number]): Promise<void> => {
    const { rows, table, indexes } = await measure(client, per, tables);
    const cells = [table, indexes, table + indexes].map((bytes) => perRow(bytes, rows)).join('');
    console.log(`${name.padEnd(28)}${String(rows).padStart(8)}${cells}`);
  };
  for (const unit of units) await report(unit);
  // Afterwards, because likes change the tables above.
  await storeResponses(database.url);
  await report({
    name: 'a stored response to a like',
    per: 'idempotency_keys',
    tables: ['idempotency_keys'],
  });
} finally {
  await client.end();
  await database.stop();
  rmSync(FOLDER, { recursive: true, force: true });
}
