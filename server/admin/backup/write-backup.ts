import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { to as copyTo } from 'pg-copy-streams';
import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { openSession } from '../../db/prepared-session';
import { queryRows, type Sql } from '../../db/sql';
import type { ObjectStore } from '../../media/object-store';
import type { Admin } from '../command';
import { namedFiles } from '../named-files';
import { listSequences, listTables, type Table } from './catalogue';
import { createDigest, MANIFEST, type Manifest } from './manifest';
import { writeTar, type TarEntry } from './tar';

/** Bytes of rows in memory at a time. */
const CHUNK_BYTES = 4 * 1024 * 1024;

async function* single(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const entryOf = (name: string, bytes: Uint8Array): TarEntry => ({
  name,
  size: bytes.length,
  body: single(bytes),
});

/** The rows of a table in PostgreSQL's text format, cut into entries of bounded size. */
async function* tableEntries(client: PoolClient, { name, columns }: Table): AsyncGenerator<TarEntry, number> {
  const rows = client.query(copyTo(`COPY ${name} (${columns.join(', ')}) TO STDOUT`));
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let number = 0;
  const flush = (): TarEntry => {
    number += 1;
    const entry = entryOf(`tables/${name}/${String(number).padStart(6, '0')}`, Buffer.concat(chunks));
    chunks = [];
    bytes = 0;
    return entry;
  };
  for await (const chunk of rows as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= CHUNK_BYTES) yield flush();
  }
  if (bytes > 0) yield flush();
  return rows.rowCount;
}

const PositionRow = z.object({ position: z.string() });
const MigrationRow = z.object({ name: z.string() });

interface Source {
  client: PoolClient;
  /** The transaction of `client`: one snapshot. */
  db: Sql;
  store: ObjectStore;
  now: Date;
  onMissing: (key: string) => void;
}

/** Tables, then the objects that their rows name, then the manifest. */
async function* backupEntries({ client, db, store, now, onMissing }: Source): AsyncGenerator<TarEntry> {
  const digest = createDigest();
  const summed = (entry: TarEntry): TarEntry => ({ ...entry, body: digest.observe(entry) });
  // The first statement takes the snapshot.
  const [row] = await queryRows(db, PositionRow, sql`SELECT settled_event_xid()::text AS position`);
  const migrations = await queryRows(db, MigrationRow, sql`SELECT name FROM migrations ORDER BY name`);
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(db)) {
    const entries = tableEntries(client, table);
    let next = await entries.next();
    for (; !next.done; next = await entries.next()) yield summed(next.value);
    tables.push({ ...table, rows: next.value });
  }
  // After the rows: a sequence may be ahead of them, but never behind.
  const sequences = await listSequences(db);
  let objects = 0;
  for await (const key of namedFiles(db)) {
    const object = await store.find(key);
    if (!object) {
      onMissing(key);
      continue;
    }
    yield summed({ name: `objects/${key}`, size: object.size, body: object.read() });
    objects += 1;
  }
  const manifest: Manifest = {
    version: 1,
    createdAt: now.toISOString(),
    migrations: migrations.map(({ name }) => name),
    position: row?.position ?? '0',
    tables,
    sequences,
    objects,
    sha256: digest.hex(),
  };
  yield entryOf(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)));
}

export interface BackupResult {
  /** Objects that rows name but the store lacks. */
  missing: string[];
}

/** Writes one archive of one snapshot of the database, while the service runs. The file appears once it is whole. */
export async function writeBackup({ pool, store, now }: Admin, path: string): Promise<BackupResult> {
  const missing: string[] = [];
  const draft = `${path}.part`;
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const entries = backupEntries({
      client,
      db: openSession(client),
      store,
      now: now(),
      onMissing: (key) => missing.push(key),
    });
    await pipeline(
      Readable.from(writeTar(entries)),
      createGzip({ level: 1 }),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await client.query('COMMIT');
    await rename(draft, path);
    client.release();
  } catch (cause) {
    // The connection may be in the middle of a COPY.
    client.release(true);
    await rm(draft, { force: true });
    throw cause;
  }
  return { missing };
}
