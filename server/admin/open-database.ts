import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../ops/config';
import { OperatorError } from './operator-error';

export interface OpenDatabase {
  url: string;
  /** Stops what was started for the command. */
  close: () => Promise<void>;
}

const nothingToClose = (): Promise<void> => Promise.resolve();

/** The local modules stay out of a command on a configured database: their packages are not deployed. */
async function openLocal({ dataDir, port }: Config): Promise<OpenDatabase> {
  const dir = join(dataDir, 'postgres');
  const isThere = await stat(dataDir).catch(() => null);
  if (!isThere)
    throw new OperatorError(`There is no data in ${dataDir}: set DATABASE_URL, or PLAZA_DATA for local data`);
  const { findRunningPostgres } = await import('../local/postgres/running-postgres');
  const running = await findRunningPostgres(dir);
  if (running !== null) return { url: running, close: nothingToClose };
  const [{ startPostgres }, { lockDataDir }] = await Promise.all([
    import('../local/postgres/postgres'),
    import('../local/data-dir-lock'),
  ]);
  const release = await lockDataDir(dataDir, port);
  const postgres = await startPostgres({ dir });
  return {
    url: postgres.url,
    async close() {
      await postgres.stop();
      await release();
    },
  };
}

/** The configured database, or the local one, which is started unless the product runs it. */
export const openDatabase = (config: Config): Promise<OpenDatabase> =>
  config.databaseUrl === null
    ? openLocal(config)
    : Promise.resolve({ url: config.databaseDirectUrl ?? config.databaseUrl, close: nothingToClose });
