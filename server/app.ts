import { Hono } from 'hono';
import type { AppDeps } from './app-deps';
import { requestMiddleware, handleError, type HonoEnv } from './http/middleware';
import { defaultBodyLimits } from './http/request/body';
import { createBodyBudget } from './http/request/body-budget';
import { createAuthenticate } from './http/authenticate';
import { createAccountCheck } from './http/identity/account-check';
import { openToAll } from './http/identity/sign-in-rules';
import type { OperationHandler } from './http/handler';
import { createCursors } from './http/request/cursor';
import { createReplica, replicaLimits } from './db/replica';
import { openSql } from './db/sql';
import { startHousekeeping } from './ops/housekeeping';
import { createHub } from './live/hub';
import { createMemberHash, jsonLog } from './ops/log';
import { createMetrics } from './ops/metrics';
import { createUnreadableItems } from './ops/unreadable-items';
import { createQueueSizes } from './ops/queue-sizes';
import { registerOperation } from './http/register-operation';
import { createLinkCardFetcher } from './link-card/fetch-link-card';
import { createPictureDecoder } from './media/picture-decoder';
import { watchStore } from './media/watched-store';
import { createRateLimiter } from './limits/rate-limiter';
import { createRateGate } from './limits/rate-gate';
import { createSharedBuckets } from './limits/shared-buckets';
import { noTurns } from './limits/patient-slots';
import { createReadQueue } from './limits/read-queue';
import { createWriteQueue } from './limits/write-queue';
import { accountDeletionRoutes } from './routes/account/account-deletion';
import { bookmarkFolderRoutes } from './routes/social/bookmark-folder';
import { dataExportRoutes } from './routes/account/data-export';
import { feedRoutes } from './routes/social/feed';
import { fileRoutes } from './routes/workspace/file';
import { listRoutes } from './routes/social/list';
import { liveRoutes } from './routes/live';
import { mediaRoutes } from './routes/social/media';
import { memberRoutes } from './routes/account/member';
import { sessionRoutes } from './routes/account/session';
import { appealRoutes } from './routes/moderation/appeal';
import { messageRoutes } from './routes/social/message';
import { moderationRoutes } from './routes/moderation/moderation';
import { mutedWordRoutes } from './routes/social/muted-word';
import { notificationRoutes } from './routes/social/notification';
import { postRoutes } from './routes/social/post';
import { publicRoutes } from './routes/social/public';
import { scheduledPostRoutes } from './routes/social/scheduled-post';
import { searchRoutes } from './routes/social/search';
import { spaceRoutes } from './routes/workspace/space';
import { tagFollowRoutes } from './routes/social/tag-follow';
import { peopleRoutes } from './routes/social/people';
import { relationshipRoutes } from './routes/social/relationship';
import { registerNotFound } from './routes/not-found';
import { registerPlainRoutes } from './routes/plain';

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
  const { pool, verifier, cursorSecret, clock = () => new Date(), log = jsonLog, turns = noTurns } = deps;
  const metrics = createMetrics();
  const onStatement = metrics.durations(
    'plaza_database_statement_seconds',
    'Time of statements, with the wait for a connection',
  );
  const onEnd = (seconds: number, text: string): void => {
    onStatement(seconds);
    deps.tracing?.statement(text, seconds);
  };
  const db = openSql(pool, { onStart: deps.onStatement, onEnd, prepares: deps.direct === undefined });
  const queues = createQueueSizes(metrics);
  const store = watchStore(deps.store, metrics);
  const shared = createSharedBuckets({ db, secret: cursorSecret, log });
  const limiter = createRateLimiter(deps.limits, clock, shared);
  const gate = createRateGate(limiter, deps.trustProxy ?? false);
  const authenticate = createAuthenticate({
    db,
    verifier,
    rules: deps.signInRules ?? openToAll,
    checkApp: deps.checkApp,
    checkAccount: deps.accountLookup && createAccountCheck({ db, log, ...deps.accountLookup }),
    clock,
    secret: cursorSecret,
    trustProxy: deps.trustProxy ?? false,
    turns: turns.signIns,
  });
  const onDelay = metrics.durations(
    'plaza_live_event_delay_seconds',
    'Age of the oldest event of each batch when it is delivered',
  );
  const hub = createHub({ db, connection: deps.direct ?? pool.options, log, onDelay });
  const onCommit = (): void => hub.wake();
  const replica = deps.readPool
    ? createReplica({
        db: openSql(deps.readPool, { onStart: deps.onStatement, onEnd }),
        primaryPosition: () => (hub.isAlive() ? (hub.position()?.replace(/-.*/, '') ?? null) : null),
        limits: deps.replicaLimits ?? replicaLimits,
        log,
      })
    : null;
  if (replica)
    metrics.gauges(
      'plaza_replica_reads',
      'Reads that a replica may answer, by the database that did, since the start',
      'by',
      replica.counts,
    );
  const pictures = queues.watchPictures(createPictureDecoder());
  const { linkNetwork: guard } = deps;
  const housekeeping = startHousekeeping({
    db,
    clock,
    log,
    onCommit,
    store,
    deleteIdentity: deps.deleteIdentity,
    fetchLinkCard: guard ? createLinkCardFetcher({ pictures, guard }) : null,
  });
  const sweeper = setInterval(() => limiter.sweep(), SWEEP_INTERVAL_MS).unref();

  const app = new Hono<HonoEnv>();
  app.onError(handleError(log));
  app.use('/api/v1/*', requestMiddleware(log, metrics, deps.tracing));
  app.use('/metrics', requestMiddleware(log, metrics, deps.tracing));
  const cursors = createCursors(cursorSecret);
  const memberHash = createMemberHash(cursorSecret);
  const queue = queues.watchWrites(createWriteQueue(Math.ceil(pool.options.max / 2)));
  const reads = queues.watchReads(createReadQueue(turns.reads));
  const { pace, files, json } = deps.bodyLimits ?? defaultBodyLimits;
  const bodies = { pace, files: createBodyBudget(files), json: createBodyBudget(json) };
  for (const handler of [
    ...handlers,
    ...spaceRoutes(createUnreadableItems(metrics, log)),
    ...liveRoutes(hub),
    ...messageRoutes(hub),
    ...mediaRoutes(store, pictures),
    ...fileRoutes(store, pictures),
    ...dataExportRoutes(store),
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
      replica,
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
    store,
    clock,
    isIdentityUp: deps.isIdentityUp,
    metricsToken: deps.metricsToken ?? null,
  });
  registerNotFound(app);

  return {
    app,
    async close() {
      clearInterval(sweeper);
      replica?.close();
      pictures.close();
      await hub.close();
      await housekeeping.close();
      log.info('Service closed');
    },
  };
}
