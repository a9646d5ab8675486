import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { from as copyFrom } from 'pg-copy-streams';
import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { migrations } from '../../db/known-migrations';
import { migrate } from '../../db/migrate';
import { openSession } from '../../db/prepared-session';
import { queryRows, type Sql } from '../../db/sql';
import { recordAction } from '../audit';
import type { Admin } from '../command';
import { OperatorError } from '../operator-error';
import { listForeignKeys, listTables, type Table } from './catalogue';
import { checkArchive, type Manifest, readArchive } from './manifest';
import type { TarEntry } from './tar';

/** Farther than the lost database can have come after the backup, in transactions. */
const LOST_POSITIONS = 2n ** 32n;

const Counted = z.object({ found: z.int() });

const EMPTY_ONE =
  'create an empty database and name it in DATABASE_URL, or in local mode choose an empty folder with PLAZA_DATA';

/** Throws OperatorError for a database in use, with members, or with tables of another version. */
async function assertReplaceable({ db }: Admin, manifest: Manifest): Promise<void> {
  const [services] = await queryRows(
    db,
    Counted,
    sql`SELECT count(*)::int AS found FROM pg_stat_activity
        WHERE datname = current_database() AND application_name IN ('plaza', 'plaza-tail')`,
  );
  if (services?.found !== 0)
    throw new OperatorError('A service uses this database: stop every process first');
  const tables = await listTables(db);
  if (!tables.some(({ name }) => name === 'members')) return;
  const [members] = await queryRows(
    db,
    Counted,
    sql`SELECT count(*)::int AS found FROM (SELECT 1 FROM members LIMIT 1) m`,
  );
  if (members?.found !== 0) throw new OperatorError(`This database has members: ${EMPTY_ONE}`);
  const applied = await queryRows(db, z.object({ name: z.string() }), sql`SELECT name FROM migrations`);
  if (applied.some(({ name }) => !manifest.migrations.includes(name)))
    throw new OperatorError(`This database has tables of another version: ${EMPTY_ONE}`);
}

/** Creates the tables of the version that wrote the archive; the service applies later migrations at its start. */
async function createTables({ pool }: Admin, { migrations: applied }: Manifest): Promise<void> {
  const unknown = applied.find((name) => !migrations.some((each) => each.name === name));
  if (unknown !== undefined)
    throw new OperatorError(`The backup has migration ${unknown}: run the admin of a version that knows it`);
  await migrate(pool, { known: migrations.filter(({ name }) => applied.includes(name)) });
}

const tableOf = ({ name }: TarEntry): string | null => /^tables\/(.+)\/\d+$/.exec(name)?.[1] ?? null;
const objectOf = ({ name }: TarEntry): string | null => /^objects\/(.+)$/.exec(name)?.[1] ?? null;

/** Feeds the entries of each table into one COPY, and the objects into the store. */
async function loadEntries(
  client: PoolClient,
  { store }: Admin,
  { path, tables }: { path: string; tables: readonly Table[] },
): Promise<void> {
  const columns = new Map(tables.map((table) => [table.name, table.columns.join(', ')]));
  const entries = readArchive(path);
  let next = await entries.next();
  async function* rowsOf(table: string): AsyncGenerator<Uint8Array> {
    for (; !next.done && tableOf(next.value) === table; next = await entries.next()) yield* next.value.body;
  }
  while (!next.done) {
    const table = tableOf(next.value);
    if (table !== null) {
      const copy = client.query(copyFrom(`COPY ${table} (${columns.get(table)}) FROM STDIN`));
      await pipeline(Readable.from(rowsOf(table)), copy);
      continue;
    }
    const key = objectOf(next.value);
    if (key !== null) await store.put(key, next.value.body, 'application/octet-stream');
    next = await entries.next();
  }
}

/** Streams go on from positions of the backup; later ones, whose events are lost, must begin again. */
async function moveEventPositions(tx: Sql, { position }: Manifest): Promise<void> {
  const next = BigInt(position) + LOST_POSITIONS;
  await tx.execute(
    sql`INSERT INTO event_gaps (after, before) VALUES (${position}::xid8, ${String(next)}::xid8)`,
  );
  await tx.execute(
    sql`UPDATE events_horizon SET shift = ${String(next)}::bigint - pg_current_xact_id()::text::bigint`,
  );
}

async function verifyRows(tx: Sql, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const [row] = await queryRows(
      tx,
      z.object({ found: z.coerce.number() }),
      sql.raw(`SELECT count(*) AS found FROM ${name}`),
    );
    if (row?.found !== rows) throw new Error(`${name} has ${row?.found} rows instead of ${rows}`);
  }
}

/** Foreign keys are created again afterwards, which checks every row, and needs no rights of a superuser. */
async function replaceRows(
  client: PoolClient,
  admin: Admin,
  manifest: Manifest,
  path: string,
): Promise<void> {
  const db = openSession(client);
  const tables = await listTables(db);
  const keys = await listForeignKeys(db);
  for (const { table, name } of keys)
    await db.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`));
  for (const { name } of tables) await db.execute(sql.raw(`ALTER TABLE ${name} DISABLE TRIGGER USER`));
  await db.execute(sql.raw(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`));
  await loadEntries(client, admin, { path, tables: manifest.tables });
  await verifyRows(db, manifest);
  for (const { name, value } of manifest.sequences)
    await db.execute(sql`SELECT setval(${name}::regclass, ${value}::bigint)`);
  for (const { table, name, definition } of keys)
    await db.execute(sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`));
  for (const { name } of tables) await db.execute(sql.raw(`ALTER TABLE ${name} ENABLE TRIGGER USER`));
  await moveEventPositions(db, manifest);
  await recordAction(db, admin, { command: 'restore', note: `backup of ${manifest.createdAt}` });
}

/**
 * Loads an archive into an empty database and the store, in one transaction: an interrupted restore leaves no row, and
 * files without rows, which the service deletes. Throws OperatorError.
 */
export async function restoreBackup(admin: Admin, path: string): Promise<Manifest> {
  const manifest = await checkArchive(path);
  await assertReplaceable(admin, manifest);
  await createTables(admin, manifest);
  const client = await admin.pool.connect();
  try {
    await client.query('BEGIN');
    await replaceRows(client, admin, manifest, path);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    client.release();
  } catch (cause) {
    client.release(true);
    throw cause;
  }
  return manifest;
}
