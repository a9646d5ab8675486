import { randomUUID } from 'node:crypto';
import { link, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** A file nobody knows is left alone so long: the transaction that names it may still be running. */
const ORPHAN_GRACE_MS = 3_600_000;

/** The file with the first frame of the moving picture `id`. */
export const stillFileName = (id: string): string => `${id}.still`;

/** Whose file this is. */
export const mediaIdOf = (name: string): string => name.replace(/\.still$/, '');

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

/** Keeps a picture under its id; it is on disk when this resolves. */
export async function storeFile(dir: string, id: string, bytes: Buffer): Promise<void> {
  const draft = join(dir, `.${randomUUID()}`);
  const file = await open(draft, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(dir, id));
  await syncFolder(dir);
}

/** Lets `id` stand for the same bytes as `known`; false where they are gone. */
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

/** Removes files that `known` does not list. `known` gets up to 500 names and says which of them are in use. */
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
