import { randomUUID } from 'node:crypto';
import { link, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { COPY_WIDTHS } from '@contract/media';

/** Age below which unknown files stay: the transaction that adds their row may still be running. */
const ORPHAN_GRACE_MS = 3_600_000;

/** The whole picture, the first frame of an animated one, or a copy of this width in pixels. */
export type PicturePart = 'whole' | 'still' | number;

export const pictureFileName = (id: string, part: PicturePart): string =>
  part === 'whole' ? id : `${id}.${part}`;

export const mediaIdOf = (name: string): string => name.replace(/\.(still|\d+)$/, '');

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';

async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The file is on disk when this resolves. */
export async function storeFile(dir: string, id: string, bytes: Buffer): Promise<void> {
  const draft = join(dir, `.${randomUUID()}`);
  const file = await open(draft, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (cause) {
    // On a full disk, a part of a file would keep the disk full.
    await unlink(draft).catch(() => undefined);
    throw cause;
  } finally {
    await file.close();
  }
  await rename(draft, join(dir, id));
  await syncFolder(dir);
}

/** Hard-links `id` to the file of `known`; false when that file is missing. */
export async function linkFile(dir: string, known: string, id: string): Promise<boolean> {
  try {
    await link(join(dir, known), join(dir, id));
  } catch (cause) {
    if (isMissing(cause)) return false;
    throw cause;
  }
  await syncFolder(dir);
  return true;
}

/** Deletes all files of a picture. */
export async function deleteFiles(dir: string, id: string): Promise<void> {
  for (const part of ['whole', 'still', ...COPY_WIDTHS] as const)
    await unlink(join(dir, pictureFileName(id, part))).catch(() => undefined);
}

/** `known` gets up to 500 names and returns those in use. */
export async function deleteOrphanFiles(
  dir: string,
  now: Date,
  known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const names = await readdir(dir);
  for (let at = 0; at < names.length; at += 500) {
    const some = names.slice(at, at + 500);
    const kept = await known(some);
    for (const name of some.filter((each) => !kept.has(each))) {
      const path = join(dir, name);
      // The change time, because a linked file keeps the age of the first one.
      const file = await stat(path).catch(() => null);
      if (file?.isFile() && now.getTime() - file.ctimeMs > ORPHAN_GRACE_MS)
        await unlink(path).catch(() => undefined);
    }
  }
}
