import type { Pool } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Migration } from '@server/db/apply-migration';
import { migrations } from '@server/db/known-migrations';
import { migrate } from '@server/db/migrate';
import { createPool } from '@server/db/pool';
import { createDatabase } from '../../../support/service/servers/postgres-cluster';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

async function openDatabase(template: 'plaza' | 'template1' = 'plaza'): Promise<Pool> {
  const database = await createDatabase(inject('postgresUrl'), template);
  // Steps on thousands of rows may take longer than members would wait.
  const pool = createPool(database.url, { statement_timeout: 0, query_timeout: 0 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  return pool;
}

const after = (...more: Migration[]): { known: Migration[] } => ({ known: [...migrations, ...more] });
const quick = { lockMs: 100, pauseMs: 20, attempts: 1000 };

const hasColumn = async (pool: Pool, column: string): Promise<boolean> =>
  (
    await pool.query(`SELECT 1 FROM pg_attribute WHERE attrelid = 'posts'::regclass AND attname = $1`, [
      column,
    ])
  ).rowCount === 1;

/** Sessions of the database that wait, by the kind of what they wait for. */
const waitingFor = async (pool: Pool): Promise<unknown[]> =>
  (
    await pool.query(
      `SELECT wait_event FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
  ).rows.map(({ wait_event: event }: { wait_event: unknown }) => event);

test('keeps the steps before one that fails, serves meanwhile, and goes on there', async () => {
  const mood = { name: '9001-mood', sql: 'ALTER TABLE posts ADD COLUMN mood text' };
  const broken = { name: '9002-weather', sql: 'ALTER TABLE posts ADD COLUMN weather text; SELECT 1 / 0' };
  await expect(migrate(api.pool, after(mood, broken))).rejects.toThrow(
    'Migration 9002-weather (up) failed: Original error: division by zero',
  );
  expect([await hasColumn(api.pool, 'mood'), await hasColumn(api.pool, 'weather')]).toEqual([true, false]);
  expect((await api.write('ines', 'The service goes on')).text).toBe('The service goes on');
  const mended = { ...broken, sql: 'ALTER TABLE posts ADD COLUMN weather text' };
  await migrate(api.pool, after(mood, mended));
  expect(await hasColumn(api.pool, 'weather')).toBe(true);
  expect((await api.write('ines', 'And on')).text).toBe('And on');
});

test('asks for a lock in short attempts, between which others read', async () => {
  const pool = await openDatabase();
  const holder = await pool.connect();
  await holder.query('BEGIN; SELECT count(*) FROM posts');
  const column = { name: '9001-mood', sql: 'ALTER TABLE posts ADD COLUMN mood text' };
  await expect(migrate(pool, { ...after(column), limits: { ...quick, attempts: 2 } })).rejects.toThrow(
    'holds its table',
  );
  const done = migrate(pool, { ...after(column), limits: quick });
  for (let read = 0; read < 3; read += 1) {
    await expect.poll(() => waitingFor(pool), { interval: 5 }).toContain('relation');
    expect((await pool.query('SELECT id FROM posts')).rows).toEqual([]);
  }
  expect(await hasColumn(pool, 'mood')).toBe(false);
  await holder.query('COMMIT');
  holder.release();
  await done;
  expect(await hasColumn(pool, 'mood')).toBe(true);
});

const MEMBERS = `INSERT INTO members (id, uid, handle, name, created_at)
  SELECT gen_random_uuid(), 'u' || n, 'member' || n, 'Ada', now() FROM generate_series(1, 5) n`;

test('builds indexes again that an interrupted build has left', async () => {
  const pool = await openDatabase();
  await pool.query(MEMBERS);
  const index: Migration = {
    name: '9001-names',
    sql: `CREATE INDEX CONCURRENTLY members_named ON members (name);
      CREATE UNIQUE INDEX CONCURRENTLY members_own_name ON members (name)`,
    runs: 'concurrently',
  };
  const validity = async (): Promise<unknown[]> =>
    (
      await pool.query(
        `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('members_own_name')`,
      )
    ).rows;
  await expect(migrate(pool, after(index))).rejects.toThrow('could not create unique index');
  expect(await validity()).toEqual([{ valid: false }]);
  const readFirst = async (): Promise<unknown> =>
    (await pool.query(`SELECT to_regclass('members_named')::oid AS id`)).rows[0];
  const first = await readFirst();
  await pool.query(`UPDATE members SET name = handle`);
  await migrate(pool, after(index));
  expect(await validity()).toEqual([{ valid: true }]);
  expect(await readFirst()).toEqual(first);
});

test('builds an index once for two processes that start together, beside an open transaction', async () => {
  const pool = await openDatabase();
  const writer = await pool.connect();
  await writer.query(`BEGIN; ${MEMBERS}`);
  const index: Migration = {
    name: '9001-names',
    sql: 'CREATE INDEX CONCURRENTLY members_plain_name ON members (name)',
    runs: 'concurrently',
  };
  const starts = [migrate(pool, after(index)), migrate(pool, after(index))];
  await expect.poll(() => waitingFor(pool)).toContain('virtualxid');
  await writer.query(`INSERT INTO members (id, uid, handle, name, created_at)
    VALUES (gen_random_uuid(), 'late', 'late', 'Written meanwhile', now()); COMMIT`);
  writer.release();
  await Promise.all(starts);
  const { rows } = await pool.query(`SELECT count(*)::int AS n FROM migrations WHERE name = '9001-names'`);
  expect(rows).toEqual([{ n: 1 }]);
});

test('fills a column in batches, each in a transaction of its own', async () => {
  const pool = await openDatabase();
  await pool.query(MEMBERS);
  const fill: Migration = {
    name: '9001-bios',
    sql: `UPDATE members SET bio = 'filled' WHERE id IN (SELECT id FROM members WHERE bio <> 'filled' LIMIT 2)`,
    runs: 'in-batches',
  };
  await migrate(pool, after(fill));
  const { rows } = await pool.query(
    `SELECT count(DISTINCT xmin::text)::int AS batches FROM members WHERE bio = 'filled'`,
  );
  expect(rows).toEqual([{ batches: 3 }]);
});

test('goes on from the records of versions that migrated in one transaction', async () => {
  const pool = await openDatabase('template1');
  const earlier = migrations.filter(({ name }) => name < '0046');
  await pool.query(`BEGIN;
    CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
    ${earlier.map(({ name, sql }) => `${sql}; INSERT INTO migrations (name) VALUES ('${name}');`).join('\n')}
    UPDATE migrations SET applied_at = '2026-11-01T00:00:00Z'; ${MEMBERS}; COMMIT`);
  await migrate(pool);
  const { rows } = await pool.query<{ name: string; old: boolean }>(
    `SELECT name, applied_at < '2026-11-02' AS old FROM migrations ORDER BY name`,
  );
  expect(rows).toEqual(migrations.map(({ name }) => ({ name, old: name < '0046' })));
  expect((await pool.query('SELECT 1 FROM members')).rowCount).toBe(5);
});

test('lets an older version run on what newer ones have added, but not on what they took away', async () => {
  const pool = await openDatabase();
  const instead = { name: '9001-moods', sql: 'CREATE TABLE moods (id uuid PRIMARY KEY)' };
  const contract = { name: '9002-no-voices', sql: 'DROP TABLE voices', needs: '9001-moods' };
  await pool.query('CREATE TABLE voices (id uuid PRIMARY KEY)');
  await migrate(pool, after(instead));
  await migrate(pool);
  await migrate(pool, after(instead, contract));
  await migrate(pool, after(instead));
  await expect(migrate(pool)).rejects.toThrow('9002-no-voices has taken away');
});

/** Parts of messages as builds write them that know no conversation of theirs. */
const parts = (first: number, last: number): string => `
  INSERT INTO message_reactions (message_id, member_id, emoji, created_at) SELECT x.id, x.author_id, '👍', now()
    FROM messages x WHERE x.number BETWEEN ${first} AND ${last};
  INSERT INTO reports (id, reporter_id, member_id, message_id, message_text, reason, created_at)
    SELECT gen_random_uuid(), m.id, x.author_id, x.id, '', 'spam', now() FROM messages x, members m
    WHERE x.number = ${first} AND m.uid = 'u2'`;

test('tells the parts of messages their conversation, those of older builds too', async () => {
  const pool = await openDatabase('template1');
  await migrate(pool, { to: '0061-key-of-space-files' });
  await pool.query(`${MEMBERS};
    INSERT INTO conversations (id, kind, created_at) VALUES (gen_random_uuid(), 'group', now());
    INSERT INTO messages (id, conversation_id, number, author_id, text, created_at)
      SELECT gen_random_uuid(), c.id, n, m.id, '', now() FROM conversations c, members m, generate_series(1, 4500) n
      WHERE m.uid = 'u1';
    ${parts(1, 4400)}`);
  await migrate(pool);
  await pool.query(parts(4401, 4500));
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM message_reactions r JOIN conversations c ON c.id = r.conversation_id) AS reactions,
       (SELECT count(*)::int FROM reports r JOIN conversations c ON c.id = r.conversation_id) AS reports`,
  );
  expect(rows).toEqual([{ reactions: 4500, reports: 2 }]);
  await pool.query('DELETE FROM messages WHERE number = 1');
  expect((await pool.query('SELECT 1 FROM reports')).rowCount).toBe(1);
  expect((await pool.query('SELECT 1 FROM message_reactions')).rowCount).toBe(4499);
});

/** Names that members and conversations have, and their tables lack. */
const wrongNames = async (pool: Pool): Promise<unknown[]> =>
  (
    await pool.query(`(SELECT handle, id::text FROM members UNION ALL SELECT uid, id::text FROM members
        UNION ALL SELECT low_id::text || high_id, id::text FROM conversations
          WHERE low_id IS NOT NULL AND high_id IS NOT NULL)
      EXCEPT ALL (SELECT handle, member_id::text FROM handles UNION ALL SELECT uid, member_id::text FROM accounts
        UNION ALL SELECT low_id::text || high_id, conversation_id::text FROM direct_pairs)`)
  ).rows;

test('writes the names of members and conversations, those of older builds too', async () => {
  const pool = await openDatabase('template1');
  await migrate(pool, { to: '0070-key-of-message-reactions' });
  const talk = (from: number, to: number): string => `
    INSERT INTO members (id, uid, handle, name, created_at)
      SELECT gen_random_uuid(), 'u' || n, 'member' || n, 'Ada', now() FROM generate_series(${from}, ${to}) n;
    INSERT INTO conversations (id, kind, low_id, high_id, created_at)
      SELECT gen_random_uuid(), 'direct', a.id, b.id, now() FROM members a JOIN members b ON b.handle = a.handle || '0'
      WHERE a.id <> b.id ON CONFLICT DO NOTHING`;
  await pool.query(talk(1, 2100));
  await migrate(pool, { to: '0074-members-by-handle' });
  expect(await wrongNames(pool)).toEqual([]);
  await pool.query(`${talk(2101, 2150)};
    UPDATE members SET handle = 'renamed' WHERE handle = 'member7';
    DELETE FROM conversations WHERE low_id = (SELECT id FROM members WHERE handle = 'member1');
    DELETE FROM members WHERE handle = 'member8'`);
  expect(await wrongNames(pool)).toEqual([]);
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM handles) AS handles, (SELECT count(*)::int FROM accounts) AS accounts,
       (SELECT count(*) FROM direct_pairs) = (SELECT count(*) FROM conversations WHERE low_id IS NOT NULL AND high_id IS NOT NULL) AS pairs`,
  );
  expect(rows).toEqual([{ handles: 2149, accounts: 2149, pairs: true }]);
});
