import { stat } from 'node:fs/promises';
import * as contract from '@contract/data-export';
import { Id } from '@contract/primitives';
import type { Sql } from '../db/sql';
import { parseRange, streamFile } from '../http/file-stream';
import { handleOperation, type OperationHandler } from '../http/handler';
import { HttpProblem } from '../http/problem';
import {
  deleteExport,
  exportPath,
  findArchive,
  readExport,
  startExport,
} from '../repos/data-export/data-export';

export const dataExportRoutes = (exportDir: string): readonly OperationHandler[] => [
  handleOperation(contract.getDataExport, async ({ db, me, now }) => ({
    export: await readExport(db, me, now),
  })),
  handleOperation(contract.startDataExport, ({ db, me, now }) => startExport(db, me, now, exportDir)),
  handleOperation(contract.deleteDataExport, async ({ db, me }) => {
    await deleteExport(db, me.id, exportDir);
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
  exportDir: string,
  { id, key, headers }: ArchiveRequest,
): Promise<Response> {
  const archive = Id.safeParse(id).success ? await findArchive(db, now, id, key) : null;
  const path = exportPath(exportDir, id.toLowerCase());
  const file = archive && (await stat(path).catch(() => null));
  if (!archive || !file?.isFile()) throw new HttpProblem('not-found');
  const etag = `"${id.toLowerCase()}"`;
  const ifRange = headers.get('if-range');
  const range = ifRange === null || ifRange === etag ? parseRange(headers.get('range'), file.size) : null;
  const common = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'Content-Disposition': `attachment; filename="${archive.name}"`,
    'Content-Type': 'application/zip',
    ETag: etag,
  };
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...common, 'Content-Range': `bytes */${file.size}` },
    });
  }
  if (range === null) {
    return new Response(streamFile(path), { headers: { ...common, 'Content-Length': String(file.size) } });
  }
  return new Response(streamFile(path, range), {
    status: 206,
    headers: {
      ...common,
      'Content-Length': String(range.end - range.start + 1),
      'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`,
    },
  });
}
