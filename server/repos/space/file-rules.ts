import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SpaceFile } from '@contract/space/body/file';
import { MAX_FILE_VERSIONS } from '@contract/space/file-limits';
import { idList, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { ByteCount } from '../file/upload';

interface FileState {
  kind: string;
  body: unknown;
  deleted: boolean;
}

/** Ids of uploads that a body names, which may be of a deleted item. */
const namedBy = ({ kind, body }: FileState): string[] => {
  const file = kind === 'file' ? SpaceFile.safeParse(body).data : undefined;
  return Object.keys(file?.versions ?? {});
};

const StoredRow = z.object({ id: z.string(), bytes: ByteCount });

const invalid = (text: string): HttpProblem => new HttpProblem('validation', { fields: { changes: text } });

function checkVersions(file: SpaceFile, stored: ReadonlyMap<string, number>): void {
  const ids = Object.keys(file.versions);
  if (file.folder ? ids.length > 0 || file.current !== null : !ids.includes(file.current ?? ''))
    throw invalid('A file shows one of its versions, and a folder has none.');
  if (ids.length > MAX_FILE_VERSIONS) throw invalid(`A file has at most ${MAX_FILE_VERSIONS} versions.`);
  for (const [id, version] of Object.entries(file.versions)) {
    const bytes = stored.get(id);
    if (bytes === undefined) throw invalid('The content of this file was deleted. Upload the file again.');
    if (bytes !== version?.bytes) throw invalid(`The file has ${bytes} bytes.`);
  }
}

/**
 * Runs under the lock of the space, after its items are stored. Named uploads must be whole files of the space, and the
 * content of versions that no item names any more is deleted. Throws `validation`.
 */
export async function settleFiles(
  db: Sql,
  spaceId: string,
  before: readonly FileState[],
  after: readonly FileState[],
): Promise<void> {
  const kept = after.filter(({ deleted }) => !deleted);
  const named = new Set(kept.flatMap(namedBy));
  const rows = await queryRows(
    db,
    StoredRow,
    sql`SELECT id, bytes FROM space_files
        WHERE space_id = ${spaceId} AND hash IS NOT NULL AND id = ANY(${idList([...named])}) ORDER BY id FOR NO KEY UPDATE`,
  );
  const stored = new Map(rows.map(({ id, bytes }) => [id, bytes]));
  for (const { kind, body } of kept) {
    const file = kind === 'file' ? SpaceFile.safeParse(body).data : undefined;
    if (file) checkVersions(file, stored);
  }
  await db.execute(
    sql`UPDATE space_files SET is_named = true WHERE id = ANY(${idList([...named])}) AND NOT is_named`,
  );
  const dropped = before.flatMap(namedBy).filter((id) => !named.has(id));
  if (dropped.length === 0) return;
  await db.execute(
    sql`DELETE FROM space_files WHERE space_id = ${spaceId} AND id = ANY(${idList(dropped)}) AND NOT EXISTS (
          SELECT 1 FROM space_items i WHERE i.space_id = ${spaceId} AND i.kind = 'file' AND i.deleted_at IS NULL
            AND i.body->'versions' ? space_files.id::text)`,
  );
}
