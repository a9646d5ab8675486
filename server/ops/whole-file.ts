import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A reader, and a start after a crash, finds the old content or the new one, never a part. */
export async function writeWhole(path: string, content: string | Uint8Array, mode = 0o600): Promise<void> {
  const file = await open(`${path}.new`, 'w', mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  // The name is on disk once the folder is; Windows cannot open folders.
  const folder = await open(dirname(path), 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** Null for a missing file. */
export const readIfPresent = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    // A read of a folder fails without its path.
    throw Object.assign(error, { path });
  });

const SECRET_BYTES = 32;

/** A secret generated with the first start, and again where the file was cut. */
export async function loadSecret(path: string): Promise<Uint8Array> {
  const stored = await readIfPresent(path);
  if (stored && stored.length >= SECRET_BYTES) return stored;
  const fresh = randomBytes(SECRET_BYTES);
  await writeWhole(path, fresh);
  return fresh;
}
