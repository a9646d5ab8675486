import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp, type Service } from './app';
import type { Config } from './ops/config';
import { migrate } from './db/migrate';
import { createPool } from './db/pool';
import { defaultRateLimits, type RateLimits } from './limits/limits';
import type { Log } from './ops/log';
import { seed } from './seed/seed';
import { createLocalTokenVerifier, createTokenVerifier } from './http/token-verifier';

/** The ids that local identity gives to the people the seed knows. */
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

/** The configured secret, or one made once and kept, so that cursors outlive a restart. */
async function loadCursorSecret(config: Config): Promise<Uint8Array> {
  if (config.cursorSecret) return new TextEncoder().encode(config.cursorSecret);
  const path = join(config.dataDir, 'cursor.secret');
  const kept = await readFile(path).catch(() => null);
  if (kept && kept.length >= 32) return kept;
  const fresh = randomBytes(32);
  await writeFile(path, fresh, { mode: 0o600 });
  return fresh;
}

/** The service with the connections it owns. */
export interface OpenService extends Service {
  /** Ends the connections; call when no request is under way. */
  dispose: () => Promise<void>;
}

/** Migrates, seeds (local identity only) and builds the service of /api/v1 on the database at `databaseUrl`. */
export async function openService(config: Config, databaseUrl: string, log: Log): Promise<OpenService> {
  const mediaDir = join(config.dataDir, 'media');
  await mkdir(mediaDir, { recursive: true });
  const cursorSecret = await loadCursorSecret(config);
  const pool = createPool(databaseUrl, {}, (error) => log.warn('A database connection broke', { error }));
  await migrate(pool);
  if (!config.firebase) await seed(pool, { now: new Date(), demoUids });
  const service = createApp({
    pool,
    verifier: config.firebase
      ? createTokenVerifier({ project: config.project })
      : createLocalTokenVerifier({ project: config.project }),
    limits: scaleLimits(defaultRateLimits, config.limitsFactor),
    cursorSecret,
    mediaDir,
    log,
    trustProxy: config.trustProxy,
  });
  return { ...service, dispose: () => pool.end() };
}
