import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idList, queryRows, type Sql } from '../../db/sql';
import { fileKeys } from '../../media/object-key';
import type { ObjectStore } from '../../media/object-store';
import { sweepObjects } from '../../media/sweep-objects';

const DAY_MS = 86_400_000;
/** Time in which an interrupted upload can be resumed, and a whole one become part of an item. */
const UNNAMED_DAYS = 7;
const BATCH = 500;

const Hash = z.object({ hash: z.string() });

/** The row is locked until its objects are deleted: an upload of the same bytes waits, and then stores them again. */
const deleteContent = (db: Sql, store: ObjectStore, hash: string, before: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await queryRows(
      tx,
      Hash,
      sql`DELETE FROM file_contents c WHERE c.hash = ${hash} AND c.claimed_at < ${before}
            AND NOT EXISTS (SELECT 1 FROM space_files f WHERE f.hash = c.hash) RETURNING c.hash`,
    );
    if (gone.length > 0) await store.delete(fileKeys(hash));
  });

/** Contents without a file, a day after their last upload. */
export async function deleteUnusedContents(db: Sql, now: Date, store: ObjectStore): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  for (let last = ''; ;) {
    const rows = await queryRows(
      db,
      Hash,
      sql`SELECT c.hash FROM file_contents c WHERE c.hash > ${last} AND c.claimed_at < ${before}
            AND NOT EXISTS (SELECT 1 FROM space_files f WHERE f.hash = c.hash)
          ORDER BY c.hash LIMIT ${BATCH}`,
    );
    for (const { hash } of rows) await deleteContent(db, store, hash, before);
    last = rows.at(-1)?.hash ?? last;
    if (rows.length < BATCH) return;
  }
}

/** Deletes expired uploads, contents without a file, and objects without a row. */
export async function deleteUnusedFiles(db: Sql, now: Date, store: ObjectStore): Promise<void> {
  const before = new Date(now.getTime() - UNNAMED_DAYS * DAY_MS);
  await db.execute(sql`DELETE FROM space_files WHERE NOT is_named AND touched_at < ${before}`);
  await deleteUnusedContents(db, now, store);
  await sweepObjects(store, {
    folder: 'uploads',
    now,
    named: async (ids) => {
      const rows = await queryRows(
        db,
        z.object({ id: z.string() }),
        sql`SELECT p.id FROM space_files f, unnest(f.parts) AS p (id)
            WHERE NOT f.is_named AND f.hash IS NULL AND p.id = ANY(${idList(ids)})`,
      );
      return new Set(rows.map(({ id }) => id));
    },
  });
  await sweepObjects(store, {
    folder: 'files',
    now,
    // Objects without a row become contents, which go a day later under the lock of their row.
    named: async (hashes) => {
      await db.execute(
        sql`INSERT INTO file_contents (hash, claimed_at)
            SELECT h, ${now}::timestamptz FROM unnest(${sql.param([...hashes])}::text[]) AS h ORDER BY h
            ON CONFLICT (hash) DO NOTHING`,
      );
      return new Set(hashes);
    },
  });
}
