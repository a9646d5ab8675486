import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../server/db/migrate';
import { createPool } from '../../server/db/pool';
import { startPostgres } from '../../server/local/postgres/postgres';
import { measure } from '../service-bench/measure';

// npm run bench:spaces: 10,000 tasks of one space as rows of one item table and of a table of tasks (record 0051).

const FOLDER = '.cache/space-bench';
const ITEMS = 10_000;
const PAGE = 500;
const SECONDS = 5;
const SPACE = '00000000-0000-7000-8000-000000000001';

const fill = `
INSERT INTO spaces (id, name, revision, created_at) VALUES ('${SPACE}', 'Market', ${ITEMS}, now());
INSERT INTO space_items (space_id, id, kind, body, field_revisions, revision, changed_at)
SELECT '${SPACE}', gen_random_uuid(), 'task', jsonb_build_object(
    'columnId', gen_random_uuid(), 'order', n, 'title', 'Paint the numbers on stall ' || n,
    'text', repeat('Cream on pine, the same stencil as last year. ', 4), 'priority', 'Medium',
    'labels', '["Market", "Repair"]'::jsonb, 'memberIds', jsonb_build_array(gen_random_uuid(), gen_random_uuid()),
    'dueDate', '2026-11-30', 'createdAt', '2026-11-18T09:00:00.000Z',
    'checklist', '[{"id": "1", "text": "Find the stencil", "done": true}, {"id": "2", "text": "Buy paint", "done": false}]'::jsonb,
    'attachments', '[]'::jsonb, 'comments', '[]'::jsonb, 'activity', '[]'::jsonb),
  jsonb_build_object('title', n, 'columnId', n, 'order', n), n, now()
FROM generate_series(1, ${ITEMS}) n;

CREATE TABLE space_tasks (
  space_id uuid NOT NULL, id uuid NOT NULL, column_id uuid NOT NULL, "order" double precision NOT NULL,
  title text NOT NULL, text text NOT NULL, priority text NOT NULL, labels text[] NOT NULL, member_ids uuid[] NOT NULL,
  due_date date, created_at timestamptz(3) NOT NULL, checklist jsonb NOT NULL, attachments jsonb NOT NULL,
  comments jsonb NOT NULL, activity jsonb NOT NULL, field_revisions jsonb NOT NULL, revision integer NOT NULL,
  changed_at timestamptz(3) NOT NULL, changed_by uuid, deleted_at timestamptz(3),
  PRIMARY KEY (space_id, id), UNIQUE (space_id, revision));
INSERT INTO space_tasks SELECT space_id, id, (body ->> 'columnId')::uuid, (body ->> 'order')::double precision,
  body ->> 'title', body ->> 'text', body ->> 'priority', ARRAY(SELECT jsonb_array_elements_text(body -> 'labels')),
  ARRAY(SELECT jsonb_array_elements_text(body -> 'memberIds')::uuid), (body ->> 'dueDate')::date,
  (body ->> 'createdAt')::timestamptz, body -> 'checklist', body -> 'attachments', body -> 'comments',
  body -> 'activity', field_revisions, revision, changed_at, changed_by, deleted_at FROM space_items;
VACUUM ANALYZE;`;

/** The same reads and writes on both shapes, as bare prepared statements. */
const shapes = [
  {
    name: 'one item table',
    table: 'space_items',
    columns: 'id, kind, body, revision, changed_at, changed_by, deleted_at',
    set: `body = body || jsonb_build_object('title', $3::text)`,
  },
  {
    name: 'a table of tasks',
    table: 'space_tasks',
    columns:
      'id, column_id, "order", title, text, priority, labels, member_ids, due_date, created_at, checklist, ' +
      'attachments, comments, activity, revision, changed_at, changed_by, deleted_at',
    set: 'title = $3::text',
  },
] as const;

type Shape = (typeof shapes)[number];

const listFrom = (
  client: Client,
  { table, columns }: Shape,
  since: number,
  limit: number,
): Promise<unknown> =>
  client.query({
    name: `list ${table}`,
    text: `SELECT ${columns} FROM ${table} WHERE space_id = $1 AND revision > $2 ORDER BY revision LIMIT $3`,
    values: [SPACE, since, limit],
  });

async function readAll(client: Client, shape: Shape): Promise<void> {
  for (let since = 0; since < ITEMS; since += PAGE) await listFrom(client, shape, since, PAGE);
}

async function changeOne(
  client: Client,
  { table, set }: Shape,
  ids: readonly string[],
  count: number,
): Promise<void> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ revision: number }>({
    name: 'lock',
    text: 'UPDATE spaces SET revision = revision + 1 WHERE id = $1 RETURNING revision',
    values: [SPACE],
  });
  await client.query({
    name: `change ${table}`,
    text: `UPDATE ${table} SET ${set}, revision = $4, changed_at = now(),
             field_revisions = field_revisions || jsonb_build_object('title', $4::int)
           WHERE space_id = $1 AND id = $2`,
    values: [SPACE, ids[count % ids.length], `Paint stall ${count}`, rows[0]?.revision],
  });
  await client.query('COMMIT');
}

rmSync(FOLDER, { recursive: true, force: true });
const { url, stop } = await startPostgres({ dir: resolve(FOLDER) });
const client = new Client({ connectionString: url });
try {
  const pool = createPool(url, { max: 1 });
  await migrate(pool);
  await pool.end();
  await client.connect();
  // VACUUM refuses a transaction block, which several statements at once are.
  for (const statement of fill.split(/;\n/)) await client.query(statement);
  const { rows } = await client.query<{ id: string }>('SELECT id FROM space_items ORDER BY revision');
  const ids = rows.map(({ id }) => id);
  console.log(`${ITEMS} tasks, load average ${loadavg()[0]?.toFixed(1)}; p50 and p99 in ms`);
  for (const shape of shapes) {
    const steps: [string, (count: number) => Promise<unknown>][] = [
      ['all items, in pages of 500', () => readAll(client, shape)],
      ['the last 50 changes', () => listFrom(client, shape, ITEMS - 50, PAGE)],
      ['change one field', (count) => changeOne(client, shape, ids, count)],
    ];
    for (const [step, work] of steps) {
      const { p50, p99 } = await measure(1, SECONDS, work);
      console.log(`${shape.name}, ${step}: ${p50.toFixed(2)}, ${p99.toFixed(2)}`);
    }
  }
} finally {
  await client.end();
  await stop();
}
