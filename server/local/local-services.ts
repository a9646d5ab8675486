import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../ops/config';
import type { Log } from '../ops/log';
import { loadSecret } from '../ops/whole-file';
import { isIdentityPath, startIdentity, type LocalIdentity } from './identity';
import { startPostgres } from './postgres/postgres';

export interface LocalServices {
  databaseUrl: string;
  /** Null for a configured database. */
  databaseDir: string | null;
  identity: (Omit<LocalIdentity, 'stop'> & { owns: (path: string) => boolean }) | null;
  /** Call after the last request; the database stops last. */
  stop: () => Promise<void>;
}

const startLocalIdentity = async (
  { dataDir, project, limitsFactor }: Config,
  log: Log,
  onDamage: (text: string) => void,
): Promise<LocalIdentity> => {
  await mkdir(dataDir, { recursive: true });
  const secret = await loadSecret(join(dataDir, 'identity.secret'));
  const onFailure = (error: unknown): void =>
    log.error('The identity emulator exited and does not start; trying again', { error });
  return startIdentity({ dataDir, project, secret, limitsFactor, onDamage, onFailure });
};

interface LocalOptions {
  /** Gets sentences for people. */
  notify: (text: string) => void;
  /** Connections that the database allows; undefined for its usual number. */
  connections?: number | undefined;
}

/** Starts the parts that are not configured: PostgreSQL, identity, both or none. */
export async function startLocalServices(
  config: Config,
  log: Log,
  { notify, connections }: LocalOptions,
): Promise<LocalServices> {
  const database = config.databaseUrl
    ? Promise.resolve(null)
    : startPostgres({
        dir: join(config.dataDir, 'postgres'),
        settings: connections === undefined ? {} : { max_connections: String(connections) },
        onRestart: () => log.warn('PostgreSQL exited and was restarted'),
        onFailure: (error) => log.error('PostgreSQL exited and does not start; trying again', { error }),
      });
  const identity = config.firebase ? Promise.resolve(null) : startLocalIdentity(config, log, notify);
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
    identity: id.value && { ...id.value, owns: isIdentityPath },
    stop,
  };
}
