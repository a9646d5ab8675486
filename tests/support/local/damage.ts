import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';

/** Ways to damage a file; a folder takes its place in the last one. */
export const damages: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  deleted: (path) => rm(path, { recursive: true }),
  empty: (path) => writeFile(path, ''),
  'cut in half': async (path) => {
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, Math.floor(bytes.length / 2)));
  },
  garbled: async (path) => writeFile(path, Buffer.from('\u0000\u00ffno such thing {[', 'latin1')),
  'replaced by a folder': async (path) => {
    await rm(path);
    await mkdir(path);
    await writeFile(`${path}/note`, 'not empty');
  },
};

/** Ways to damage a folder. */
export const folderDamages: typeof damages = {
  deleted: (path) => rm(path, { recursive: true }),
  'replaced by a file': async (path) => {
    await rm(path, { recursive: true });
    await writeFile(path, 'no folder');
  },
};

/** Copies a file or folder aside; the result puts the copy back with its owner and mode. */
export async function preserve(path: string): Promise<() => Promise<void>> {
  const copy = `${path}.preserved`;
  const exists = await stat(path).catch(() => null);
  if (exists) await cp(path, copy, { recursive: true, preserveTimestamps: true });
  return async () => {
    await rm(path, { recursive: true, force: true });
    if (!exists) return;
    await cp(copy, path, { recursive: true });
    await rm(copy, { recursive: true });
  };
}
