import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { migrate } from '../../server/db/migrate';
import { countTags } from '../../server/db/migrations/0022-counted-tags';
import { countMembers } from '../../server/db/migrations/0029-bounded-lists';
import { filledLatestItems } from '../../server/db/migrations/0079-latest-items';
import { filledAuthorsOfTags } from '../../server/db/migrations/0081-authors-of-tags';
import { filledAuthorsOfMedia } from '../../server/db/migrations/0088-media-by-author';
import { createPool } from '../../server/db/pool';
import { startPostgres } from '../../server/local/postgres/postgres';
import { fill, type Size, sizeOf } from './fill';

export interface BenchDatabase {
  url: string;
  /** Folder of the cluster. */
  dir: string;
  size: Size;
  /** Time of the newest row: the service runs with this clock. */
  filledAt: Date;
  stop: () => Promise<void>;
}

const Filled = z.object({ seed: z.string(), filledAt: z.string() });

async function readFilled(client: Client): Promise<z.infer<typeof Filled> | null> {
  const { rows } = await client.query<{ text: string | null }>(
    `SELECT obj_description('public'::regnamespace, 'pg_namespace') AS text`,
  );
  const text = rows[0]?.text ?? '';
  return text.startsWith('{') ? z.parse(Filled, JSON.parse(text)) : null;
}

/** What an earlier run has written would make silent authors write, and the newest posts those of the readers. */
async function removeLaterPosts(client: Client, filledAt: string): Promise<void> {
  await client.query('SET session_replication_role = replica');
  for (const table of ['post_tags', 'reply_ranks', 'notifications'])
    await client.query(
      `DELETE FROM ${table} t USING posts p WHERE p.id = t.post_id AND p.created_at > $1::timestamptz`,
      [filledAt],
    );
  const { rowCount } = await client.query('DELETE FROM posts WHERE created_at > $1::timestamptz', [filledAt]);
  await client.query('UPDATE latest_items SET at = $1 WHERE at > $1::timestamptz', [filledAt]);
  await client.query('RESET session_replication_role');
  if (rowCount !== 0) await client.query('VACUUM (ANALYZE) posts, post_tags');
}

/** A filled database is used again while its seed is the same; later migrations are applied to it. */
export async function openDatabase(
  folder: string,
  posts: number,
  report: (line: string) => void,
): Promise<BenchDatabase> {
  const size = sizeOf(posts);
  const source = readFileSync(join(import.meta.dirname, 'fill.ts'));
  const seed = createHash('sha256').update(source).update(JSON.stringify(size)).digest('hex');
  const { url, dir, stop } = await startPostgres({ dir: join(resolve(folder), String(posts)) });
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const known = await readFilled(client);
    const isFilled = known?.seed === seed;
    if (!isFilled) await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const pool = createPool(url, { max: 1, statement_timeout: 0, query_timeout: 0 });
    await migrate(pool);
    await pool.end();
    if (isFilled) {
      await removeLaterPosts(client, known.filledAt);
      return { url, dir, size, filledAt: new Date(known.filledAt), stop };
    }
    const filledAt = new Date();
    await fill(client, size, (step) => report(`filling ${posts} posts: ${step}`));
    // Triggers are off during the fill.
    await client.query(countTags);
    await client.query(countMembers);
    for (const batch of [filledLatestItems, filledAuthorsOfTags, filledAuthorsOfMedia]) {
      let filled = 1;
      while (filled > 0) filled = (await client.query(batch)).rowCount ?? 0;
    }
    await client.query('VACUUM (ANALYZE) latest_items, post_tags, post_media');
    const filled = JSON.stringify({ seed, filledAt: filledAt.toISOString() });
    await client.query(`COMMENT ON SCHEMA public IS '${filled}'`);
    return { url, dir, size, filledAt, stop };
  } catch (cause) {
    await stop();
    throw cause;
  } finally {
    await client.end();
  }
}
