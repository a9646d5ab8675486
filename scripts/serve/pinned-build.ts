import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isAlive } from '../../server/local/processes';

/** Below the project, where the built service finds its packages. */
const FOLDER = '.cache/serve';

/** Builds that processes run from: the next build, in the same folder, does not take files away from them. */
export interface PinnedBuilds {
  /** Takes the files that the folder has now, as links; returns where they are. */
  pin: () => Promise<string>;
  /** Deletes the others. */
  keepOnly: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

/** What supervisors left that were killed. */
async function removeOrphans(): Promise<void> {
  for (const name of await readdir(FOLDER).catch(() => []))
    if (!isAlive(Number(name))) await remove(join(FOLDER, name));
}

export function createPinnedBuilds(build: string): PinnedBuilds {
  const folder = resolve(FOLDER, String(process.pid));
  let count = 0;
  return {
    async pin() {
      if (count === 0) await removeOrphans();
      count += 1;
      const target = join(folder, String(count));
      for (const part of ['app', 'server']) {
        const from = join(build, part);
        await mkdir(join(target, part), { recursive: true });
        for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
          const path = join(target, part, entry.parentPath.slice(from.length), entry.name);
          if (entry.isDirectory()) await mkdir(path, { recursive: true });
          else {
            const file = join(entry.parentPath, entry.name);
            // Another file system cannot be linked to.
            await link(file, path).catch(() => copyFile(file, path));
          }
        }
      }
      return target;
    },
    async keepOnly(path) {
      for (const name of await readdir(folder))
        if (join(folder, name) !== path) await remove(join(folder, name));
    },
    close: () => remove(folder),
  };
}
