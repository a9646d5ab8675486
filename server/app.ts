import { Hono } from 'hono';
import type { Pool } from 'pg';
import { requestMiddleware, handleError, type HonoEnv } from './http/middleware';
import { createAuthenticate } from './http/authenticate';
import type { OperationHandler } from './http/handler';
import { createCursors } from './http/cursor';
import { openSql } from './db/sql';
import { startHousekeeping } from './ops/housekeeping';
import type { RateLimits } from './limits/limits';
import { createHub } from './live/hub';
import { jsonLog, type Log } from './ops/log';
import { createMetrics } from './ops/metrics';
import { registerOperation } from './http/register-operation';
import { createRateLimiter } from './limits/rate-limiter';
import { createRateGate } from './limits/rate-gate';
import { feedRoutes } from './routes/feed';
import { mediaRoutes } from './routes/media';
import { memberRoutes } from './routes/member';
import { moderationRoutes } from './routes/moderation';
import { mutedWordRoutes } from './routes/muted-word';
import { notificationRoutes } from './routes/notification';
import { postRoutes } from './routes/post';
import { scheduledPostRoutes } from './routes/scheduled-post';
import { searchRoutes } from './routes/search';
import { relationshipRoutes } from './routes/relationship';
import { registerNotFound } from './routes/not-found';
import { registerPlainRoutes } from './routes/plain';
import type { TokenVerifier } from './http/token-verifier';

/** What the service needs from outside; everything but the pool is a value a test can make up. */
export interface AppDeps {
  /** At least four connections; the live tailer opens one of its own with the pool's options. */
  pool: Pool;
  verifier: TokenVerifier;
  limits: RateLimits;
  /** Signs cursors: 32 bytes or more, the same in every process on one database. */
  cursorSecret: Uint8Array;
  /** Folder of uploaded images, named by their id. */
  mediaDir: string;
  clock?: () => Date;
  log?: Log;
  /** Believe X-Forwarded-For (its last entry): only behind an own proxy that sets it. */
  trustProxy?: boolean;
  /** Throw where an answer holds more than its own schema, instead of logging it: tests and development. */
  strictResponses?: boolean;
}

/** Serve `app.fetch` by @hono/node-server, or mount it: `root.route('/', service.app)`. It owns /api/v1/* and /metrics. */
export interface Service {
  app: Hono<HonoEnv>;
  /** Ends the live streams and the listener. Does not end the pool. */
  close: () => Promise<void>;
}

const handlers: readonly OperationHandler[] = [
  ...memberRoutes,
  ...feedRoutes,
  ...postRoutes,
  ...scheduledPostRoutes,
  ...notificationRoutes,
  ...searchRoutes,
  ...relationshipRoutes,
  ...mutedWordRoutes,
  ...moderationRoutes,
];

/** Milliseconds between sweeps of the rate limiter. */
const SWEEP_INTERVAL_MS = 60_000;

/** Builds the service of /api/v1. Migrate first; starts the live listener at once. */
export function createApp(deps: AppDeps): Service {
  const { pool, verifier, cursorSecret, mediaDir, clock = () => new Date(), log = jsonLog } = deps;
  const db = openSql(pool);
  const metrics = createMetrics();
  const limiter = createRateLimiter(deps.limits, clock);
  const gate = createRateGate(limiter, deps.trustProxy ?? false);
  const authenticate = createAuthenticate(db, verifier, clock);
  const hub = createHub({ db, connection: pool.options, log });
  const written = (): void => hub.wake();
  const housekeeping = startHousekeeping({ db, clock, log, onCommit: written, mediaDir });
  const sweeper = setInterval(() => limiter.sweep(), SWEEP_INTERVAL_MS).unref();

  const app = new Hono<HonoEnv>();
  app.onError(handleError(log));
  app.use('/api/v1/*', requestMiddleware(log, metrics));
  app.use('/metrics', requestMiddleware(log, metrics));
  const cursors = createCursors(cursorSecret);
  const strictAnswers = deps.strictResponses ?? false;
  for (const each of [...handlers, ...mediaRoutes(mediaDir)]) {
    registerOperation(app, each, {
      db,
      authenticate,
      gate,
      cursors,
      clock,
      log,
      strictResponses: strictAnswers,
      onCommit: written,
    });
  }
  registerPlainRoutes(app, { db, pool, hub, gate, authenticate, metrics, mediaDir });
  registerNotFound(app);

  return {
    app,
    async close() {
      clearInterval(sweeper);
      await hub.close();
      await housekeeping.close();
      log.info('The service is closed');
    },
  };
}
