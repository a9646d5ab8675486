import type { HistoryWorld } from '../history-world';
import { pick } from './step-makers';

/** Ids of the files among those that all members use. */
const FIRST = 7;
const COUNT = 2;

const AT = '2026-11-01T08:00:00.000Z';

/** A file with an upload as its version, another version, a version less, or its deletion. */
export function fileChange({ ids, known: { files } }: HistoryWorld, what: number, how: number) {
  const id = ids[FIRST + (what % COUNT)];
  const upload = pick(files, how)?.id ?? '';
  const version = { [upload]: { bytes: upload.length, type: 'text/plain', at: AT, byId: null } };
  const named = { versions: version, current: upload };
  const all = [
    {
      title: `File ${how}`,
      folder: false,
      parentId: null,
      starred: false,
      createdAt: AT,
      byId: null,
      trashedAt: null,
      ...named,
    },
    named,
    { versions: { [pick(files, how + 1)?.id ?? '']: null } },
    {},
  ];
  return { id, kind: 'file', base: 0, set: all[how % 4], ...(how % 4 === 3 && { remove: how % 8 === 3 }) };
}
