import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { DataExport, EXPORT_DAYS } from '@contract/account/data-export';
import * as z from 'zod/mini';
import { makeId } from '../../db/id';
import { idList, instantColumn, queryRows, type Sql } from '../../db/sql';
import { exportKey } from '../../media/object-key';
import type { ObjectStore } from '../../media/object-store';
import { sweepObjects } from '../../media/sweep-objects';
import type { Caller } from '../policies';

const ExportRow = z.object({
  id: z.string(),
  state: DataExport.shape.state,
  done: z.int(),
  total: z.int(),
  requestedAt: instantColumn,
  expiresAt: z.nullable(instantColumn),
  /** bigint, as text. */
  bytes: z.nullable(z.coerce.number()),
  secret: z.string(),
});
type ExportRow = z.infer<typeof ExportRow>;

const columns = sql`e.id, e.state, e.done, e.total, e.requested_at AS "requestedAt", e.expires_at AS "expiresAt",
  e.bytes, e.secret`;

const exportOf = ({ secret, bytes, expiresAt, ...row }: ExportRow): DataExport => ({
  ...row,
  file:
    row.state === 'ready' && bytes !== null && expiresAt !== null
      ? { bytes, expiresAt, url: `/api/v1/exports/${row.id}?key=${secret}` }
      : null,
});

const findRow = async (db: Sql, where: SQL): Promise<ExportRow | undefined> =>
  (await queryRows(db, ExportRow, sql`SELECT ${columns} FROM data_exports e WHERE ${where}`))[0];

export async function readExport(db: Sql, me: Caller, now: Date): Promise<DataExport | null> {
  const row = await findRow(
    db,
    sql`e.member_id = ${me.id} AND (e.expires_at IS NULL OR e.expires_at > ${now})`,
  );
  return row ? exportOf(row) : null;
}

const ExportId = z.object({ id: z.string() });

/** A file that the store does not delete now is deleted by the sweep. */
export async function deleteExport(db: Sql, memberId: string, store: ObjectStore): Promise<void> {
  const rows = await queryRows(
    db,
    ExportId,
    sql`DELETE FROM data_exports WHERE member_id = ${memberId} RETURNING id`,
  );
  await store.delete(rows.map(({ id }) => exportKey(id))).catch(() => undefined);
}

/** Returns the unfinished export, if there is one; replaces a finished one. */
export async function startExport(db: Sql, me: Caller, now: Date, store: ObjectStore): Promise<DataExport> {
  const current = await findRow(db, sql`e.member_id = ${me.id} AND e.state IN ('queued', 'running')`);
  if (current) return exportOf(current);
  await deleteExport(db, me.id, store);
  const [row] = await queryRows(
    db,
    ExportRow,
    sql`INSERT INTO data_exports AS e (id, member_id, secret, requested_at)
        VALUES (${makeId(now)}, ${me.id}, ${randomBytes(32).toString('base64url')}, ${now}) RETURNING ${columns}`,
  );
  if (!row) throw new Error('The export was not stored');
  return exportOf(row);
}

/** The archive and its file name; null unless the export is ready and `key` is its secret. */
export async function findArchive(
  db: Sql,
  now: Date,
  id: string,
  key: string,
): Promise<{ bytes: number; name: string } | null> {
  const [row] = await queryRows(
    db,
    z.extend(ExportRow, { handle: z.string() }),
    sql`SELECT ${columns}, m.handle FROM data_exports e JOIN members m ON m.id = e.member_id
        WHERE e.id = ${id} AND e.state = 'ready' AND e.expires_at > ${now}`,
  );
  if (!row || row.bytes === null) return null;
  const [given, secret] = [Buffer.from(key), Buffer.from(row.secret)];
  if (given.length !== secret.length || !timingSafeEqual(given, secret)) return null;
  return { bytes: row.bytes, name: `plaza-${row.handle}-${row.requestedAt.slice(0, 10)}.zip` };
}

/** Deletes expired exports, and files without a row. */
export async function deleteExpiredExports(db: Sql, now: Date, store: ObjectStore): Promise<void> {
  const expired = await queryRows(
    db,
    ExportId,
    sql`DELETE FROM data_exports WHERE expires_at <= ${now} RETURNING id`,
  );
  await store.delete(expired.map(({ id }) => exportKey(id)));
  await sweepObjects(store, {
    folder: 'exports',
    now,
    named: async (ids) => {
      const rows = await queryRows(
        db,
        ExportId,
        sql`SELECT id FROM data_exports WHERE id = ANY(${idList(ids)})`,
      );
      return new Set(rows.map(({ id }) => id));
    },
  });
}

export const expiryOf = (now: Date): Date => new Date(now.getTime() + EXPORT_DAYS * 86_400_000);
