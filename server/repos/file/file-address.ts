import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FileAddress } from '@contract/space/file';
import { idList, queryRows, type Sql } from '../../db/sql';
import { signAddress } from '../../media/signed-address';
import { type Caller, isActive } from '../policies';
import { findSpace } from '../space/membership';

/** An address is for one member, so that it ends with the membership. */
export const signedId = (fileId: string, memberId: string): string => `${fileId}.${memberId}`;

const AddressRow = z.object({
  id: z.string(),
  key: z.string(),
  sha256: z.string(),
  hasThumbnail: z.boolean(),
});

/** Throws `not-found` for outsiders of the space. */
export async function listAddresses(
  db: Sql,
  me: Caller,
  now: Date,
  { spaceId, ids }: { spaceId: string; ids: readonly string[] },
): Promise<FileAddress[]> {
  await findSpace(db, me, spaceId);
  const rows = await queryRows(
    db,
    AddressRow,
    sql`SELECT f.id, f.access_key AS key, f.hash AS sha256, c.has_thumbnail AS "hasThumbnail"
        FROM space_files f JOIN file_contents c ON c.hash = f.hash
        WHERE f.space_id = ${spaceId} AND f.id = ANY(${idList(ids)})`,
  );
  return rows.map(({ id, key, sha256, hasThumbnail }) => {
    const signed = signAddress(signedId(id, me.id), key, 'read', now);
    const url = `/api/v1/files/${id}/content?member=${me.id}&${signed}`;
    return { id, url, sha256, thumbnail: hasThumbnail ? `${url}&part=thumbnail` : null };
  });
}

const ReadableRow = z.object({ hash: z.string(), type: z.string(), key: z.string() });

/** A whole file that the member may read now; the caller checks the signature. */
export async function findReadable(
  db: Sql,
  fileId: string,
  memberId: string,
): Promise<z.infer<typeof ReadableRow> | null> {
  const [row] = await queryRows(
    db,
    ReadableRow,
    sql`SELECT f.hash, f.content_type AS type, f.access_key AS key
        FROM space_files f JOIN space_members own ON own.space_id = f.space_id JOIN members m ON m.id = own.member_id
        WHERE f.id = ${fileId} AND f.hash IS NOT NULL AND own.member_id = ${memberId} AND ${isActive(sql`m`)}`,
  );
  return row ?? null;
}
