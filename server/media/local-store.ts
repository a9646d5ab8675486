import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { objectFolders } from './object-key';
import { type ObjectStore, readChecksum, streamLazily } from './object-store';

const PAGE = 500;
/** No hidden names, because those are drafts. */
const KEY = /^[a-z]+\/\w[\w.-]*$/;

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

const deleteFile = (path: string): Promise<void> =>
  unlink(path).catch((cause: unknown) => {
    if (!isMissing(cause)) throw cause;
  });

async function findFile(path: string): Promise<{ size: number; writtenAt: number } | null> {
  try {
    const file = await stat(path);
    // The change time, because a linked file keeps the age of the first one.
    return file.isFile() ? { size: file.size, writtenAt: file.ctimeMs } : null;
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
}

/** Keeps objects as files below `root`, whose folders exist. Content types are not stored. */
export function createLocalStore(root: string): ObjectStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a key of an object: ${key}`);
    return join(root, key);
  };
  const store: ObjectStore = {
    kind: 'local',
    async put(key, body) {
      const path = pathOf(key);
      const draft = join(dirname(path), `.${randomUUID()}`);
      const file = await open(draft, 'wx', 0o644);
      try {
        await writeFile(file, body);
        await file.sync();
        await rename(draft, path);
      } catch (cause) {
        // On a full disk, a part of a file would keep the disk full.
        await unlink(draft).catch(() => undefined);
        throw cause;
      } finally {
        await file.close();
      }
      await syncFolder(dirname(path));
    },
    async copy(from, to) {
      try {
        await link(pathOf(from), pathOf(to));
      } catch (cause) {
        if (isMissing(cause)) return false;
        throw cause;
      }
      await syncFolder(dirname(pathOf(to)));
      return true;
    },
    async find(key) {
      const path = pathOf(key);
      const file = await findFile(path);
      return file && { key, ...file, read: (range) => streamLazily(() => createReadStream(path, range)) };
    },
    async delete(keys) {
      for (const key of keys) await deleteFile(pathOf(key));
    },
    async *list(folder, after = '') {
      const names = await readdir(join(root, folder));
      const keys = names.map((name) => `${folder}/${name}`).filter((key) => key > after && KEY.test(key));
      keys.sort();
      for (let at = 0; at < keys.length; at += PAGE) {
        const page = keys.slice(at, at + PAGE);
        const files = await Promise.all(
          page.map(async (key) => {
            const file = await findFile(pathOf(key));
            return file ? [{ key, ...file }] : [];
          }),
        );
        yield files.flat();
      }
    },
    checksum: (key) => readChecksum(store, key),
    async deleteUnfinished(before) {
      for (const folder of objectFolders) {
        for (const name of await readdir(join(root, folder))) {
          const path = join(root, folder, name);
          const draft = name.startsWith('.') ? await findFile(path) : null;
          if (draft && draft.writtenAt < before.getTime()) await deleteFile(path);
        }
      }
    },
    async probe() {
      for (const folder of objectFolders) await stat(join(root, folder));
    },
    close: () => undefined,
  };
  return store;
}
