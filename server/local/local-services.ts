import { join } from 'node:path';
import type { Config } from '../ops/config';
import type { Log } from '../ops/log';
import { isIdentityPath, startIdentity, type LocalIdentity } from './identity';
import { startPostgres } from './postgres';

export interface LocalServices {
  databaseUrl: string;
  /** Null for a configured database. */
  databaseDir: string | null;
  identity: { routes: LocalIdentity['routes']; owns: (path: string) => boolean } | null;
  /** Call after the last request; the database stops last. */
  stop: () => Promise<void>;
}

/** Starts the parts that are not configured: PostgreSQL, identity, both or none. */
export async function startLocalServices(config: Config, log: Log): Promise<LocalServices> {
  const restarted = (): void => log.warn('PostgreSQL exited and was restarted');
  const database = config.databaseUrl
    ? Promise.resolve(null)
    : startPostgres({ dir: join(config.dataDir, 'postgres'), onRestart: restarted });
  const identity = config.firebase ? Promise.resolve(null) : startIdentity(config.dataDir, config.project);
  const [db, id] = await Promise.allSettled([database, identity]);
  const stop = async (): Promise<void> => {
    if (id.status === 'fulfilled') await id.value?.stop();
    if (db.status === 'fulfilled') await db.value?.stop();
  };
  if (db.status === 'rejected' || id.status === 'rejected') {
    await stop();
    throw db.status === 'rejected' ? db.reason : (id as PromiseRejectedResult).reason;
  }
  return {
    databaseUrl: config.databaseUrl ?? db.value?.url ?? '',
    databaseDir: db.value?.dir ?? null,
    identity: id.value ? { routes: id.value.routes, owns: isIdentityPath } : null,
    stop,
  };
}
