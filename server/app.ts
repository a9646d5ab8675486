import { Hono } from 'hono';
import type { Pool } from 'pg';
import { requestMiddleware, handleError, type HonoEnv } from './http/middleware';
import { type BodyLimits, defaultBodyLimits } from './http/body';
import { createBodyBudget } from './http/body-budget';
import { createAuthenticate } from './http/authenticate';
import type { OperationHandler } from './http/handler';
import { createCursors } from './http/cursor';
import type { OnStatement } from './db/prepared-session';
import { openSql } from './db/sql';
import { startHousekeeping } from './ops/housekeeping';
import type { RateLimits } from './limits/limits';
import { createHub } from './live/hub';
import { createMemberHash, jsonLog, type Log } from './ops/log';
import { createMetrics } from './ops/metrics';
import { registerOperation } from './http/register-operation';
import { createLinkCardFetcher } from './link-card/fetch-link-card';
import type { NetworkGuard } from './link-card/guarded-fetch';
import { createPictureDecoder } from './media/picture-decoder';
import { createRateLimiter } from './limits/rate-limiter';
import { createRateGate } from './limits/rate-gate';
import { createReadQueue } from './limits/read-queue';
import { createWriteQueue } from './limits/write-queue';
import { accountDeletionRoutes } from './routes/account-deletion';
import { bookmarkFolderRoutes } from './routes/bookmark-folder';
import { dataExportRoutes } from './routes/data-export';
import { feedRoutes } from './routes/feed';
import { listRoutes } from './routes/list';
import { liveRoutes } from './routes/live';
import { mediaRoutes } from './routes/media';
import { memberRoutes } from './routes/member';
import { sessionRoutes } from './routes/session';
import { appealRoutes } from './routes/appeal';
import { messageRoutes } from './routes/message';
import { moderationRoutes } from './routes/moderation';
import { mutedWordRoutes } from './routes/muted-word';
import { notificationRoutes } from './routes/notification';
import { postRoutes } from './routes/post';
import { publicRoutes } from './routes/public';
import { scheduledPostRoutes } from './routes/scheduled-post';
import { searchRoutes } from './routes/search';
import { spaceRoutes } from './routes/space';
import { tagFollowRoutes } from './routes/tag-follow';
import { peopleRoutes } from './routes/people';
import { relationshipRoutes } from './routes/relationship';
import { registerNotFound } from './routes/not-found';
import { registerPlainRoutes } from './routes/plain';
import type { TokenVerifier } from './http/token-verifier';

export interface AppDeps {
  /** At least four connections; the event tailer opens one more with the pool's options. */
  pool: Pool;
  verifier: TokenVerifier;
  limits: RateLimits;
  /** Signs cursors: at least 32 bytes, the same in every process on one database. */
  cursorSecret: Uint8Array;
  /** Folder of uploaded pictures, named by their id. */
  mediaDir: string;
  /** Folder of data exports. */
  exportDir: string;
  clock?: () => Date;
  log?: Log;
  /** False while sign-in is unavailable; absent with a provider elsewhere. */
  isIdentityUp?: (() => boolean) | undefined;
  /** Deletes an account of the identity provider; absent where the service has no right to. */
  deleteIdentity?: ((uid: string) => Promise<void>) | undefined;
  /** Trust the last entry of X-Forwarded-For; only behind a proxy that sets it. */
  trustProxy?: boolean;
  /**
   * Throw, instead of logging, when a response has fields its schema does not list; for tests and development.
   */
  strictResponses?: boolean;
  bodyLimits?: BodyLimits;
  /** The network that pages for link cards are fetched from; absent for no link cards. */
  linkNetwork?: NetworkGuard | undefined;
  onStatement?: OnStatement;
}

/** Owns /api/v1/* and /metrics. */
export interface Service {
  app: Hono<HonoEnv>;
  /** Closes live streams and the event tailer, but not the pool. */
  close: () => Promise<void>;
}

const handlers: readonly OperationHandler[] = [
  ...memberRoutes,
  ...sessionRoutes,
  ...accountDeletionRoutes,
  ...feedRoutes,
  ...postRoutes,
  ...publicRoutes,
  ...bookmarkFolderRoutes,
  ...listRoutes,
  ...spaceRoutes,
  ...scheduledPostRoutes,
  ...notificationRoutes,
  ...searchRoutes,
  ...tagFollowRoutes,
  ...peopleRoutes,
  ...relationshipRoutes,
  ...mutedWordRoutes,
  ...moderationRoutes,
  ...appealRoutes,
];

const SWEEP_INTERVAL_MS = 60_000;

/** The database must be migrated. Starts the event tailer and housekeeping at once. */
export function createApp(deps: AppDeps): Service {
  const { pool, verifier, cursorSecret, mediaDir, exportDir, clock = () => new Date(), log = jsonLog } = deps;
  const db = openSql(pool, deps.onStatement);
  const metrics = createMetrics();
  const limiter = createRateLimiter(deps.limits, clock);
  const gate = createRateGate(limiter, deps.trustProxy ?? false);
  const authenticate = createAuthenticate({
    db,
    verifier,
    clock,
    secret: cursorSecret,
    trustProxy: deps.trustProxy ?? false,
  });
  const hub = createHub({ db, connection: pool.options, log });
  const onCommit = (): void => hub.wake();
  const pictures = createPictureDecoder();
  const { linkNetwork: guard } = deps;
  const housekeeping = startHousekeeping({
    db,
    clock,
    log,
    onCommit,
    mediaDir,
    exportDir,
    deleteIdentity: deps.deleteIdentity,
    fetchLinkCard: guard ? createLinkCardFetcher({ pictures, guard }) : null,
  });
  const sweeper = setInterval(() => limiter.sweep(), SWEEP_INTERVAL_MS).unref();

  const app = new Hono<HonoEnv>();
  app.onError(handleError(log));
  app.use('/api/v1/*', requestMiddleware(log, metrics));
  app.use('/metrics', requestMiddleware(log, metrics));
  const cursors = createCursors(cursorSecret);
  const memberHash = createMemberHash(cursorSecret);
  const queue = createWriteQueue(Math.ceil(pool.options.max / 2));
  const reads = createReadQueue();
  const { pace, files, json } = deps.bodyLimits ?? defaultBodyLimits;
  const bodies = { pace, files: createBodyBudget(files), json: createBodyBudget(json) };
  for (const handler of [
    ...handlers,
    ...liveRoutes(hub),
    ...messageRoutes(hub),
    ...mediaRoutes(mediaDir, pictures),
    ...dataExportRoutes(exportDir),
  ]) {
    registerOperation(app, handler, {
      db,
      authenticate,
      gate,
      cursors,
      queue,
      reads,
      bodies,
      clock,
      log,
      memberHash,
      strictResponses: deps.strictResponses ?? false,
      onCommit,
      eventPosition: hub.position,
    });
  }
  registerPlainRoutes(app, {
    db,
    pool,
    hub,
    jobs: housekeeping,
    gate,
    authenticate,
    metrics,
    bodies,
    memberHash,
    mediaDir,
    exportDir,
    clock,
    isIdentityUp: deps.isIdentityUp,
  });
  registerNotFound(app);

  return {
    app,
    async close() {
      clearInterval(sweeper);
      pictures.close();
      await hub.close();
      await housekeeping.close();
      log.info('Service closed');
    },
  };
}
