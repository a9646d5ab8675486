import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localDatabaseUrl, readPassword } from './postgres';
import { findBinaries } from './postgres-binaries';
import { isAlive } from '../processes';

/** Line of the port in postmaster.pid, from 0. */
const PORT_LINE = 3;

/** Connection string of the cluster that another process runs on the folder; null where none runs. */
export async function findRunningPostgres(dir: string): Promise<string | null> {
  const bin = await findBinaries(dir);
  const lines = (await readFile(join(bin.dir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const password = await readPassword(`${dir}.secret`);
  const port = Number(lines[PORT_LINE]);
  if (password === null || !(port > 0) || !isAlive(Number(lines[0]))) return null;
  return localDatabaseUrl(password, port);
}
