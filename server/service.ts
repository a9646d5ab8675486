import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, type Service } from './app';
import type { AppDeps } from './app-deps';
import type { Config } from './ops/config';
import { openStore } from './media/open-store';
import { openTracing } from './ops/tracing';
import { loadSecret } from './ops/whole-file';
import { StartError } from './ops/start-error';
import { isConnectionLost } from './http/response/problem';
import { migrate } from './db/migrate';
import { assertLimits, createPool, openInAdvance, pooledLimits } from './db/pool';
import { publicNetwork } from './link-card/guarded-fetch';
import { defaultRateLimits, type RateLimits } from './limits/limits';
import { createLocalTurns, noTurns } from './limits/patient-slots';
import type { LocalIdentity } from './local/identity';
import type { Log } from './ops/log';
import { demoUids, seed } from './seed/seed';
import { ACCOUNT_LOOKUP_URL } from './http/identity/account-check';
import { APP_CHECK_KEYS_URL, createAppCheck } from './http/identity/app-check';
import { createProviderKeys } from './http/identity/provider-keys';
import { createLocalTokenVerifier, createTokenVerifier, KEYS_URL } from './http/token-verifier';

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

/** Verification by the real project, or by the local emulator. */
function identityOf(
  { firebase, project, signInRules, accountCheck, appCheckProject }: Config,
  log: Log,
): Pick<AppDeps, 'verifier' | 'signInRules' | 'accountLookup' | 'checkApp'> {
  if (!firebase) return { verifier: createLocalTokenVerifier({ project }), signInRules };
  return {
    verifier: createTokenVerifier({ project, keys: createProviderKeys({ url: KEYS_URL, log }) }),
    signInRules,
    accountLookup: accountCheck ? { url: ACCOUNT_LOOKUP_URL, apiKey: firebase.apiKey } : undefined,
    checkApp:
      appCheckProject === null
        ? undefined
        : createAppCheck({
            projectNumber: appCheckProject,
            appId: firebase.appId,
            keys: createProviderKeys({ url: APP_CHECK_KEYS_URL, log }),
          }),
  };
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
  await mkdir(config.dataDir, { recursive: true });
  const cursorSecret = await loadCursorSecret(config);
  const { databaseDirectUrl: directUrl, databaseReadUrl: readUrl } = config;
  const onLost = (error: Error): void => log.warn('Database connection lost', { error });
  const pool = createPool(databaseUrl, directUrl === null ? {} : pooledLimits, onLost);
  const readPool =
    readUrl === null ? undefined : createPool(readUrl, { connectionTimeoutMillis: 1000 }, onLost);
  // A migration may take minutes, and a connection seconds on a busy machine.
  const setup = createPool(directUrl ?? databaseUrl, {
    max: 2,
    statement_timeout: 0,
    lock_timeout: 0,
    query_timeout: 0,
    connectionTimeoutMillis: 30_000,
  });
  try {
    await migrate(setup, { report: (fields) => log.info('Migration', fields) });
    if (directUrl !== null) await assertLimits(pool);
    if (!config.firebase) await seed(setup, { now: new Date(), demoUids });
  } catch (cause) {
    if (!isConnectionLost(cause)) throw cause;
    throw new StartError('The database does not answer: see that it runs, then start again', { cause });
  } finally {
    await setup.end();
  }
  await openInAdvance(pool);
  const store = await openStore(config);
  const tracing = config.tracesEndpoint === null ? null : await openTracing(config.tracesEndpoint);
  const service = createApp({
    pool,
    readPool,
    turns: config.databaseUrl === null ? createLocalTurns() : noTurns,
    // Connects when it is used: only its options are.
    direct: directUrl === null ? undefined : createPool(directUrl).options,
    ...identityOf(config, log),
    limits: scaleLimits(defaultRateLimits, config.limitsFactor),
    cursorSecret,
    store,
    log,
    isIdentityUp: identity?.isUp,
    deleteIdentity: identity?.deleteAccount,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    tracing,
    linkNetwork: config.linkCards ? publicNetwork : undefined,
  });
  // A stopped database does not say goodbye.
  return {
    ...service,
    dispose: async () => {
      store.close();
      // A collector that does not answer must not delay the end.
      await Promise.race([tracing?.close(), sleep(DISPOSE_MS, undefined, { ref: false })]);
      await Promise.race([
        Promise.all([pool.end(), readPool?.end()]),
        sleep(DISPOSE_MS, undefined, { ref: false }),
      ]);
    },
  };
}
