import { rmSync } from 'node:fs';
import { Client } from 'pg';
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
  { name: 'a member', per: 'members', tables: ['members'] },
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

const perRow = (bytes: number, rows: number): string => String(Math.round(bytes / rows)).padStart(7);

const database = await openDatabase(FOLDER, POSTS, (line) => console.log(line));
const client = new Client({ connectionString: database.url });
try {
  await client.connect();
  await client.query('TRUNCATE events');
  await client.query(`INSERT INTO events (kind, subject) SELECT 'counts', id FROM posts`);
  console.log(`\nBytes per row, ${POSTS} posts, indexes built once\n`);
  console.log(`${'one'.padEnd(28)}    rows  table indexes    all`);
  for (const { name, per, tables } of units) {
    const { rows, table, indexes } = await measure(client, per, tables);
    const cells = [table, indexes, table + indexes].map((bytes) => perRow(bytes, rows)).join('');
    console.log(`${name.padEnd(28)}${String(rows).padStart(8)}${cells}`);
  }
} finally {
  await client.end();
  await database.stop();
  rmSync(FOLDER, { recursive: true, force: true });
}
