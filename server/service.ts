import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, type Service } from './app';
import type { Config } from './ops/config';
import { loadSecret } from './ops/whole-file';
import { StartError } from './ops/start-error';
import { isConnectionLost } from './http/problem';
import { migrate } from './db/migrate';
import { createPool } from './db/pool';
import { publicNetwork } from './link-card/guarded-fetch';
import { defaultRateLimits, type RateLimits } from './limits/limits';
import type { LocalIdentity } from './local/identity';
import type { Log } from './ops/log';
import { seed } from './seed/seed';
import { createLocalTokenVerifier, createTokenVerifier } from './http/token-verifier';

/** Uids of the seeded members in local identity. */
const demoUids = { ines: 'demo-ines', ada: 'demo-ada', rui: 'demo-rui' };

const scaleLimits = (limits: RateLimits, factor: number): RateLimits => {
  const scaled = (buckets: RateLimits['member']): RateLimits['member'] => ({
    read: { ...buckets.read, calls: buckets.read.calls * factor },
    write: { ...buckets.write, calls: buckets.write.calls * factor },
    search: { ...buckets.search, calls: buckets.search.calls * factor },
    media: { ...buckets.media, calls: buckets.media.calls * factor },
    upload: { ...buckets.upload, calls: buckets.upload.calls * factor },
    stream: { ...buckets.stream, calls: buckets.stream.calls * factor },
  });
  return { member: scaled(limits.member), address: scaled(limits.address) };
};

/** The configured secret, or one generated once and stored, so that cursors survive a restart. */
async function loadCursorSecret(config: Config): Promise<Uint8Array> {
  if (config.cursorSecret) return new TextEncoder().encode(config.cursorSecret);
  return loadSecret(join(config.dataDir, 'cursor.secret'));
}

const DISPOSE_MS = 3_000;

export interface OpenService extends Service {
  /** Closes the connections; call after the last request. */
  dispose: () => Promise<void>;
}

/** Migrates and, with local identity, seeds the database first. Throws StartError when the database does not answer. */
export async function openService(
  config: Config,
  databaseUrl: string,
  log: Log,
  identity?: Pick<LocalIdentity, 'isUp' | 'deleteAccount'> | null,
): Promise<OpenService> {
  const mediaDir = join(config.dataDir, 'media');
  const exportDir = join(config.dataDir, 'exports');
  for (const dir of [mediaDir, exportDir]) await mkdir(dir, { recursive: true });
  const cursorSecret = await loadCursorSecret(config);
  const pool = createPool(databaseUrl, {}, (error) => log.warn('Database connection lost', { error }));
  // A migration may take minutes, and a connection seconds on a busy machine.
  const setup = createPool(databaseUrl, {
    max: 2,
    statement_timeout: 0,
    query_timeout: 0,
    connectionTimeoutMillis: 30_000,
  });
  try {
    await migrate(setup);
    if (!config.firebase) await seed(setup, { now: new Date(), demoUids });
  } catch (cause) {
    if (!isConnectionLost(cause)) throw cause;
    throw new StartError('The database does not answer: see that it runs, then start again', { cause });
  } finally {
    await setup.end();
  }
  const service = createApp({
    pool,
    verifier: config.firebase
      ? createTokenVerifier({ project: config.project })
      : createLocalTokenVerifier({ project: config.project }),
    limits: scaleLimits(defaultRateLimits, config.limitsFactor),
    cursorSecret,
    mediaDir,
    exportDir,
    log,
    isIdentityUp: identity?.isUp,
    deleteIdentity: identity?.deleteAccount,
    trustProxy: config.trustProxy,
    linkNetwork: config.linkCards ? publicNetwork : undefined,
  });
  // A stopped database does not say goodbye.
  return {
    ...service,
    dispose: () => Promise.race([pool.end(), sleep(DISPOSE_MS, undefined, { ref: false })]),
  };
}
