import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FileQuota, FileUpload } from '@contract/space/file';
import { FILE_QUOTA_BYTES, MIN_PART_BYTES } from '@contract/space/file-limits';
import { queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import type { Caller } from '../policies';
import { findSpace } from '../space/membership';

/** bigint arrives as text. */
export const ByteCount = z.coerce.number();

const UploadRow = z.object({
  id: z.string(),
  spaceId: z.string(),
  type: z.string(),
  bytes: ByteCount,
  offset: ByteCount,
  parts: z.array(z.string()),
  sha256: z.nullable(z.string()),
  isNamed: z.boolean(),
});
type UploadRow = z.infer<typeof UploadRow>;

const columns = sql`f.id, f.space_id AS "spaceId", f.content_type AS type, f.bytes, f.received AS "offset", f.parts,
  f.hash AS sha256, f.is_named AS "isNamed"`;

export const uploadOf = ({ id, bytes, offset, sha256 }: UploadRow): FileUpload => ({
  id,
  bytes,
  offset,
  sha256,
});

/** Throws `not-found` for the uploads of others. */
export async function findUpload(db: Sql, me: Caller, fileId: string, lock = sql``): Promise<UploadRow> {
  const [row] = await queryRows(
    db,
    UploadRow,
    sql`SELECT ${columns} FROM space_files f WHERE f.id = ${fileId} AND f.owner_id = ${me.id} ${lock}`,
  );
  if (!row) throw new HttpProblem('not-found', { detail: 'This upload was deleted or has expired.' });
  return row;
}

/** Files of spaces that the caller has left do not count: the caller cannot delete them. */
export async function readQuota(db: Sql, me: Caller): Promise<FileQuota> {
  const [row] = await queryRows(
    db,
    z.object({ used: ByteCount }),
    sql`SELECT coalesce(sum(f.bytes), 0) AS used FROM space_files f
          JOIN space_members own ON own.space_id = f.space_id AND own.member_id = f.owner_id
        WHERE f.owner_id = ${me.id}`,
  );
  return { used: row?.used ?? 0, total: FILE_QUOTA_BYTES };
}

async function assertMayUpload(db: Sql, me: Caller, spaceId: string): Promise<void> {
  const { role } = await findSpace(db, me, spaceId);
  if (role === 'reader')
    throw new HttpProblem('forbidden', { detail: 'Readers of a space cannot upload files.' });
}

interface NewUpload {
  spaceId: string;
  id: string;
  type: string;
  bytes: number;
  sha256?: string | undefined;
}

/** A file that the member uploaded to a space that the member is in. The lock keeps its content from the sweep. */
async function ownsContent(db: Sql, me: Caller, { sha256, bytes }: NewUpload): Promise<boolean> {
  if (sha256 === undefined) return false;
  const rows = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT f.id FROM space_files f JOIN space_members own ON own.space_id = f.space_id AND own.member_id = f.owner_id
        WHERE f.owner_id = ${me.id} AND f.hash = ${sha256} AND f.bytes = ${bytes}::bigint LIMIT 1 FOR KEY SHARE OF f`,
  );
  return rows.length > 0;
}

/**
 * Writes of one member run one after the other, so the quota still has room when the row is added. Throws `not-found` and
 * `forbidden` for the space, `storage-full`, and `conflict` for an id that names something else.
 */
export async function startUpload(db: Sql, me: Caller, now: Date, upload: NewUpload): Promise<FileUpload> {
  const { spaceId, id, type, bytes } = upload;
  await assertMayUpload(db, me, spaceId);
  const [known] = await queryRows(
    db,
    z.extend(UploadRow, { own: z.boolean() }),
    sql`SELECT ${columns}, f.owner_id IS NOT DISTINCT FROM ${me.id}::uuid AS own FROM space_files f WHERE f.id = ${id}`,
  );
  if (known) {
    const isSame = known.own && known.spaceId === spaceId && known.bytes === bytes && known.type === type;
    if (!isSame) throw new HttpProblem('conflict', { detail: 'This id names another file.' });
    return uploadOf(known);
  }
  const { used, total } = await readQuota(db, me);
  if (used + bytes > total) throw new HttpProblem('storage-full');
  const isOwned = await ownsContent(db, me, upload);
  const [received, hash] = isOwned ? [bytes, upload.sha256] : [0, null];
  const [row] = await queryRows(
    db,
    UploadRow,
    sql`INSERT INTO space_files AS f (id, space_id, owner_id, content_type, bytes, received, hash, touched_at)
        VALUES (${id}, ${spaceId}, ${me.id}, ${type}, ${bytes}::bigint, ${received}::bigint, ${hash}, ${now})
        RETURNING ${columns}`,
  );
  if (!row) throw new Error('The upload was not stored');
  return uploadOf(row);
}

const wrongOffset = ({ offset }: UploadRow): HttpProblem =>
  new HttpProblem('conflict', { detail: `The service has the first ${offset} bytes of this file.` });

/**
 * Before the bytes are stored. Null at another offset: a repeated request gets the first response, and any other is refused
 * by `recordPart`. Throws `validation`, `forbidden` and `not-found`.
 */
export async function checkPart(
  db: Sql,
  me: Caller,
  { fileId, offset, length }: { fileId: string; offset: number; length: number },
): Promise<UploadRow | null> {
  const upload = await findUpload(db, me, fileId);
  await assertMayUpload(db, me, upload.spaceId);
  if (upload.offset !== offset || upload.sha256 !== null) return null;
  const end = offset + length;
  const wrong = (text: string) => new HttpProblem('validation', { fields: { body: text } });
  if (end > upload.bytes) throw wrong(`The file has ${upload.bytes} bytes.`);
  if (end < upload.bytes && length < MIN_PART_BYTES)
    throw wrong(`Send at least ${MIN_PART_BYTES} bytes, except in the last part.`);
  return upload;
}

/** A stored part, or the hash of the whole file. */
export type Arrival = { length: number } & ({ partId: string } | { sha256: string });

/** Throws `conflict` without an arrival, and when another part arrived meanwhile. */
export async function recordPart(
  db: Sql,
  me: Caller,
  now: Date,
  { fileId, offset, arrival }: { fileId: string; offset: number; arrival: Arrival | null },
): Promise<FileUpload> {
  const upload = await findUpload(db, me, fileId, sql`FOR NO KEY UPDATE`);
  if (!arrival || upload.offset !== offset || upload.sha256 !== null) throw wrongOffset(upload);
  const change: SQL =
    'sha256' in arrival
      ? sql`hash = ${arrival.sha256}, parts = '{}'`
      : sql`parts = parts || ${arrival.partId}::uuid`;
  const [row] = await queryRows(
    db,
    UploadRow,
    sql`UPDATE space_files AS f SET ${change}, received = received + ${arrival.length}::bigint, touched_at = ${now}
        WHERE f.id = ${fileId} RETURNING ${columns}`,
  );
  if (!row) throw new Error('The part was not recorded');
  return uploadOf(row);
}

/** Throws `not-found`, and `conflict` while an item names the file. */
export async function cancelUpload(db: Sql, me: Caller, fileId: string): Promise<void> {
  const { isNamed } = await findUpload(db, me, fileId, sql`FOR UPDATE`);
  if (isNamed) throw new HttpProblem('conflict', { detail: 'The file is in use. Delete it in its space.' });
  await db.execute(sql`DELETE FROM space_files WHERE id = ${fileId}`);
}
