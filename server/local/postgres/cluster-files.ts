import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import * as z from 'zod/mini';
import { readIfPresent, writeWhole } from '../../ops/whole-file';

const ClusterFiles = z.object({
  /** SHA-256 of global/pg_control, which PostgreSQL writes at every start and stop. */
  control: z.string(),
  /** Bytes by path. */
  files: z.record(z.string(), z.int()),
});

/** Tables, indexes, and the state of transactions; PostgreSQL starts without them and finds nothing in them. */
const DATA_FILE =
  /^(global|base[/\\]\d+)[/\\]\d[\w.]*$|^(pg_xact|pg_multixact)[/\\]|filenode\.map$|PG_VERSION$/;

const listPath = (dir: string): string => `${dir}.files`;

const controlHash = async (dir: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(dir, 'global/pg_control')))
    .digest('hex');

/** Stores the sizes of the data files of a stopped cluster beside its folder. */
export async function recordClusterFiles(dir: string): Promise<void> {
  const files: Record<string, number> = {};
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(dir.length + sep.length);
    if (entry.isFile() && DATA_FILE.test(path)) files[path] = (await stat(join(dir, path))).size;
  }
  await writeWhole(listPath(dir), JSON.stringify({ control: await controlHash(dir), files }));
}

async function readList(dir: string): Promise<z.infer<typeof ClusterFiles> | null> {
  try {
    return z.parse(ClusterFiles, JSON.parse(String(await readIfPresent(listPath(dir)))));
  } catch {
    return null;
  }
}

/**
 * A data file that has changed since the cluster stopped, as a sentence part; null without one, after a crash, and for
 * a cluster that ran elsewhere since.
 */
export async function findDamagedFile(dir: string): Promise<string | null> {
  const list = await readList(dir);
  if (list?.control !== (await controlHash(dir).catch(() => null))) return null;
  for (const [path, bytes] of Object.entries(list.files)) {
    const found = await stat(join(dir, path)).catch(() => null);
    if (!found?.isFile()) return `the file ${path} is missing`;
    if (found.size !== bytes) return `the file ${path} has ${found.size} bytes instead of ${bytes}`;
  }
  return null;
}
