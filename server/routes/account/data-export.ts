import * as contract from '@contract/account/data-export';
import { Id } from '@contract/primitives';
import type { Sql } from '../../db/sql';
import { answerFile } from '../../http/request/file-stream';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { HttpProblem } from '../../http/response/problem';
import { exportKey } from '../../media/object-key';
import type { ObjectStore } from '../../media/object-store';
import { deleteExport, findArchive, readExport, startExport } from '../../repos/data-export/data-export';

export const dataExportRoutes = (store: ObjectStore): readonly OperationHandler[] => [
  handleOperation(contract.getDataExport, async ({ db, me, now }) => ({
    export: await readExport(db, me, now),
  })),
  handleOperation(contract.startDataExport, ({ db, me, now }) => startExport(db, me, now, store)),
  handleOperation(contract.deleteDataExport, async ({ db, me }) => {
    await deleteExport(db, me.id, store);
    return { done: true };
  }),
];

interface ArchiveRequest {
  id: string;
  key: string;
  headers: Headers;
}

/** Needs no token, because a browser's download cannot send one: the key in the address is the secret. */
export async function readArchive(
  db: Sql,
  now: Date,
  store: ObjectStore,
  { id, key, headers }: ArchiveRequest,
): Promise<Response> {
  const archive = Id.safeParse(id).success ? await findArchive(db, now, id, key) : null;
  const file = archive && (await store.find(exportKey(id.toLowerCase())));
  if (!archive || !file) throw new HttpProblem('not-found');
  return answerFile(headers, file, {
    'Cache-Control': 'private, no-store',
    'Content-Disposition': `attachment; filename="${archive.name}"`,
    'Content-Type': 'application/zip',
    ETag: `"${id.toLowerCase()}"`,
  });
}
