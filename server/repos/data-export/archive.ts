import { createWriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { fileKey, mediaKey } from '../../media/object-key';
import type { ObjectStore } from '../../media/object-store';
import { csvLine } from '../csv';
import { datasets, type Dataset, type ExportRecord } from './datasets';

interface ArchiveOptions {
  memberId: string;
  store: ObjectStore;
  /** Of the archive, a local file. */
  path: string;
  /** Called after each file of the archive. */
  onProgress: (done: number, total: number) => Promise<void>;
  signal: AbortSignal;
}

/** Rows in memory at a time. */
const FETCH_ROWS = 500;

const RowOfJson = z.object({ row: z.record(z.string(), z.unknown()) });

/** Reads a dataset through a cursor of the transaction `db`. */
async function* readRows(db: Sql, { query }: Dataset, memberId: string): AsyncGenerator<ExportRecord[]> {
  await db.execute(
    sql`DECLARE export_rows NO SCROLL CURSOR FOR SELECT row_to_json(r) AS row FROM (${query(memberId)}) r`,
  );
  for (;;) {
    const rows = await queryRows(db, RowOfJson, sql`FETCH ${sql.raw(String(FETCH_ROWS))} FROM export_rows`);
    yield rows.map(({ row }) => row);
    if (rows.length < FETCH_ROWS) break;
  }
  await db.execute(sql`CLOSE export_rows`);
}

async function* toJson(pages: AsyncIterable<ExportRecord[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const rows of pages) {
    for (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** RFC 4180. The byte order mark makes spreadsheets read UTF-8. */
async function* toCsv(
  columns: readonly string[],
  pages: AsyncIterable<ExportRecord[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`;
  for await (const rows of pages) {
    for (const row of rows) yield csvLine(columns.map((column) => row[column]));
  }
}

const README = `This archive holds everything Plaza stores about you.

*.json   one list per file
*.csv    the same lists for spreadsheets
media/   your pictures and voice notes; media.json has the alt texts
files/   your files in spaces; space-items.json has their titles

Times are ISO 8601 in UTC.
`;

const MediaFile = z.object({ id: z.string(), type: z.string() });

const listMedia = (db: Sql, memberId: string) =>
  queryRows(
    db,
    MediaFile,
    sql`SELECT id, content_type AS type FROM media WHERE owner_id = ${memberId} AND url IS NULL ORDER BY id`,
  );

const listFiles = (db: Sql, memberId: string) =>
  queryRows(
    db,
    z.object({ id: z.string(), hash: z.string() }),
    sql`SELECT id, hash FROM space_files WHERE owner_id = ${memberId} AND hash IS NOT NULL ORDER BY id`,
  );

/** Files of the member, as named in the archive, with the keys of their objects. */
async function listObjects(db: Sql, memberId: string): Promise<{ name: string; key: string }[]> {
  const media = await listMedia(db, memberId);
  const files = await listFiles(db, memberId);
  return [
    ...media.map(({ id, type }) => ({ name: `media/${id}.${type.replace(/^.*\//, '')}`, key: mediaKey(id) })),
    ...files.map(({ id, hash }) => ({ name: `files/${id}`, key: fileKey(hash) })),
  ];
}

/**
 * Writes a zip file of all datasets, pictures and files of a member, in constant memory. The datasets are one snapshot of the
 * database.
 */
export async function writeArchive(db: Sql, options: ArchiveOptions): Promise<void> {
  const { memberId, store, path, onProgress, signal } = options;
  const zip = new ZipFile();
  const stop = new AbortController();
  const written = pipeline(Readable.from(zip.outputStream), createWriteStream(path), {
    signal: AbortSignal.any([signal, stop.signal]),
  });
  zip.once('error', (cause) => stop.abort(cause));
  // Awaited below, but an error may come first.
  written.catch(() => undefined);
  /** Resolves when the stream has been read into the archive. */
  const add = async (name: string, stream: Readable, compress: boolean): Promise<void> => {
    const read = new Promise<void>((resolve, reject) => stream.once('end', resolve).once('error', reject));
    zip.addReadStream(stream, name, { compress });
    await Promise.race([read, written]);
  };
  try {
    const objects = await listObjects(db, memberId);
    const total = 1 + datasets.reduce((sum, { csv }) => sum + (csv ? 2 : 1), 0) + objects.length;
    let done = 0;
    const advance = () => onProgress((done += 1), total);
    await add('README.txt', Readable.from([README]), true);
    await advance();
    await db.transaction(
      async (tx) => {
        for (const dataset of datasets) {
          const rows = () => readRows(tx, dataset, memberId);
          await add(`${dataset.name}.json`, Readable.from(toJson(rows())), true);
          await advance();
          if (!dataset.csv) continue;
          await add(`${dataset.name}.csv`, Readable.from(toCsv(dataset.csv, rows())), true);
          await advance();
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    for (const { name, key } of objects) {
      const file = await store.find(key);
      if (file) await add(name, Readable.from(file.read()), false);
      await advance();
    }
    zip.end();
    await written;
  } catch (cause) {
    stop.abort(cause);
    await written.catch(() => undefined);
    await unlink(path).catch(() => undefined);
    throw cause;
  }
}
