import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { OperatorError } from '../operator-error';
import { readTar, type TarEntry } from './tar';

export const MANIFEST = 'manifest.json';

/** The last entry of an archive: an archive without it is not whole. */
const Manifest = z.object({
  version: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Position up to which streams had received every event, as a transaction id. */
  position: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  objects: z.int(),
  /** SHA-256 of all entries before the manifest. */
  sha256: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Sums up names and bytes of entries while they are read. */
export function createDigest() {
  const hash = createHash('sha256');
  return {
    async *observe(entry: TarEntry): AsyncGenerator<Uint8Array> {
      hash.update(`${entry.name}\n${entry.size}\n`);
      for await (const chunk of entry.body) {
        hash.update(chunk);
        yield chunk;
      }
    },
    hex: () => hash.digest('hex'),
  };
}

/** The entries of an archive; destroys the stream when the reader leaves. */
export async function* readArchive(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  file.on('error', (cause) => unzipped.destroy(cause));
  try {
    yield* readTar(file.pipe(unzipped));
  } finally {
    file.destroy();
    unzipped.destroy();
  }
}

async function readManifest(path: string): Promise<Manifest | null> {
  const digest = createDigest();
  for await (const entry of readArchive(path)) {
    if (entry.name === MANIFEST) {
      const manifest = z.parse(Manifest, JSON.parse(await text(entry.body)));
      return manifest.sha256 === digest.hex() ? manifest : null;
    }
    for await (const chunk of digest.observe(entry)) void chunk;
  }
  return null;
}

/** Reads the whole archive. Throws OperatorError unless every byte is as it was written. */
export async function checkArchive(path: string): Promise<Manifest> {
  const damaged = `${path} is damaged or not whole: use another backup`;
  const manifest = await readManifest(path).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      throw new OperatorError(`There is no file ${path}`, { cause });
    throw new OperatorError(damaged, { cause });
  });
  if (!manifest) throw new OperatorError(damaged);
  return manifest;
}
