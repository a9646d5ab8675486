import { detectVoiceType } from './voice-type';
import { objectFolders } from './object-key';
import { type ObjectStore, readChecksum, type StoredObject } from './object-store';

export interface MoveProgress {
  /** Objects copied by this run, and objects that were there, with the same bytes. */
  copied: number;
  present: number;
  /** Objects deleted at the source. */
  deleted: number;
  /** Bytes copied by this run. */
  bytes: number;
}

interface Move {
  from: ObjectStore;
  to: ObjectStore;
  /** Deletes each object at the source once its copy is verified. */
  deleteSource: boolean;
  /** Ends the move after the objects under way. */
  signal?: AbortSignal;
  onProgress?: (progress: MoveProgress) => void;
}

const AT_ONCE = 4;

/** The local store does not keep content types. */
function detectType(key: string, head: Buffer): string {
  if (key.endsWith('.zip')) return 'application/zip';
  if (head.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return detectVoiceType(head) ?? 'application/octet-stream';
}

/** An ETag that looks like an MD5 may be another hash: the bytes of both decide. */
async function haveEqualBytes({ from, to }: Move, key: string): Promise<boolean> {
  const [source, target] = await Promise.all([from.checksum(key), to.checksum(key)]);
  if (source === null || target === null) return false;
  if (source === target) return true;
  const read = await Promise.all([readChecksum(from, key), readChecksum(to, key)]);
  return read[0] !== null && read[0] === read[1];
}

async function copyObject({ key, read }: StoredObject, to: ObjectStore): Promise<void> {
  const chunks = read()[Symbol.asyncIterator]();
  const { value: first = new Uint8Array() } = await chunks.next();
  const body = async function* body(): AsyncGenerator<Uint8Array> {
    yield first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  await to.put(key, body(), detectType(key, Buffer.from(first)));
}

async function moveObject(move: Move, key: string, progress: MoveProgress): Promise<void> {
  const { from, to, deleteSource } = move;
  const source = await from.find(key);
  // Deleted since the list was read.
  if (!source) return;
  const target = await to.find(key);
  if (target?.size === source.size && (await haveEqualBytes(move, key))) progress.present += 1;
  else {
    await copyObject(source, to);
    if ((await to.find(key))?.size !== source.size || !(await haveEqualBytes(move, key)))
      throw new Error(`The copy of ${key} differs from the original`);
    progress.copied += 1;
    progress.bytes += source.size;
  }
  if (!deleteSource) return;
  await from.delete([key]);
  progress.deleted += 1;
}

/**
 * Copies what is missing at the target, and verifies size and checksum of each object. A second run skips what the
 * first one copied. The service may run meanwhile: run again after it uses the target, for files that were added.
 */
export async function moveObjects(move: Move): Promise<MoveProgress> {
  const progress: MoveProgress = { copied: 0, present: 0, deleted: 0, bytes: 0 };
  for (const folder of objectFolders) {
    for await (const page of move.from.list(folder)) {
      for (let at = 0; at < page.length && !move.signal?.aborted; at += AT_ONCE) {
        const some = page.slice(at, at + AT_ONCE);
        await Promise.all(some.map(({ key }) => moveObject(move, key, progress)));
        move.onProgress?.(progress);
      }
      if (move.signal?.aborted) return progress;
    }
  }
  return progress;
}
