import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Pool } from 'pg';
import type { HonoEnv } from '../http/middleware';
import type { Authenticate } from '../http/authenticate';
import type { Sql } from '../db/sql';
import { docsPageHeaders, renderDocsPage } from '../http/api-docs-page';
import type { BodyReader } from '../http/request/body';
import type { Hub } from '../live/hub';
import { openEventStream } from '../live/event-stream';
import type { WatchedStore } from '../media/watched-store';
import type { Jobs } from '../ops/jobs';
import type { Metrics } from '../ops/metrics';
import { createOpenApi } from '../http/openapi/document';
import { plainRoutes } from '../http/plain-routes';
import { authorise } from '../repos/policies';
import { streamDecisions } from '../repos/moderation/decision-csv';
import { HttpProblem } from '../http/response/problem';
import type { RateGate } from '../limits/rate-gate';
import { rateHeaders } from '../limits/rate-limiter';
import { isLoopback, peerAddress } from '../http/request/request';
import { readArchive } from './account/data-export';
import { readFileContent } from './workspace/file';
import { readMedia } from './social/media';

export interface PlainRouteDeps {
  db: Sql;
  pool: Pool;
  hub: Hub;
  jobs: Jobs;
  gate: RateGate;
  authenticate: Authenticate;
  metrics: Metrics;
  bodies: BodyReader;
  memberHash: (memberId: string) => string;
  store: WatchedStore;
  clock: () => Date;
  isIdentityUp: (() => boolean) | undefined;
  metricsToken: string | null;
}

/** Time the database gets to answer a probe. */
const READY_MS = 2000;

const rejectAfter = (milliseconds: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new HttpProblem('unavailable')), milliseconds).unref();
  });

const at = (path: string): string => `/api/v1${path}`;

const renderDocs = () => {
  const document = createOpenApi();
  const toFile = (text: string, headers: Record<string, string>) => ({
    text,
    headers,
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  });
  return {
    openapi: toFile(JSON.stringify(document), { 'Content-Type': 'application/json' }),
    docs: toFile(renderDocsPage(document), docsPageHeaders),
  };
};

/** Rendered by the first request of the process: the document takes longer than the rest of a start. */
let rendered: ReturnType<typeof renderDocs> | undefined;

function registerDocs(app: Hono<HonoEnv>, gate: RateGate): void {
  for (const name of ['openapi', 'docs'] as const) {
    app.get(at(plainRoutes[name].path), async (c) => {
      c.set('route', plainRoutes[name].path);
      const quotaHeaders = rateHeaders([await gate.address(c, 'read')]);
      rendered ??= renderDocs();
      const { text, headers, etag } = rendered[name];
      const caching = { ETag: etag, 'Cache-Control': 'no-cache', ...quotaHeaders };
      if (c.req.header('if-none-match') === etag)
        return new Response(null, { status: 304, headers: caching });
      return new Response(text, { headers: { ...headers, ...caching } });
    });
  }
}

const mapValues = <T>(
  record: Readonly<Record<string, T>>,
  of: (value: T) => number,
): Record<string, number> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, of(value)]));

const isDatabaseUp = (db: Sql): Promise<boolean> =>
  Promise.race([db.execute(sql`SELECT 1`), rejectAfter(READY_MS)]).then(
    () => true,
    () => false,
  );

/** The parts that this process cannot serve without, and what to say about a part that is down. */
async function readParts({ db, hub, isIdentityUp }: PlainRouteDeps): Promise<Record<string, string>> {
  const down: Record<string, string> = {};
  if (!(await isDatabaseUp(db))) down['database'] = 'The database does not answer.';
  if (!hub.isAlive()) down['live'] = 'Live events are interrupted.';
  if (isIdentityUp?.() === false) down['identity'] = 'Sign-in is restarting.';
  return down;
}

/** Compared in constant time. */
function hasToken(header: string | undefined, token: string | null): boolean {
  if (token === null || header === undefined) return false;
  const [given, expected] = [header, `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}

function registerHealth(app: Hono<HonoEnv>, deps: PlainRouteDeps): void {
  const { pool, hub, jobs, metrics, bodies, store } = deps;
  app.get(at(plainRoutes.health.path), (c) => {
    c.set('route', plainRoutes.health.path);
    return c.json({ status: 'ok' });
  });
  app.get(at(plainRoutes.ready.path), async (c) => {
    c.set('route', plainRoutes.ready.path);
    const down = await readParts(deps);
    const [detail] = Object.values(down);
    if (detail !== undefined)
      throw new HttpProblem('unavailable', { detail: `${detail} Try again in a few seconds.`, fields: down });
    // A late job is for people to look at: another process would not run the job any better.
    const late = jobs.late();
    const parts = Object.fromEntries(
      Object.keys(jobs.states()).map((name) => [name, late.includes(name) ? 'late' : 'ok']),
    );
    // Without its files the service still answers, and another process would miss them too.
    const storage = (await store.isUp()) ? 'ok' : 'down';
    return c.json({ status: 'ready', parts: { database: 'ok', live: 'ok', storage, ...parts } });
  });
  metrics.gauge('plaza_live_streams', 'Open streams of live events', () => hub.size());
  metrics.gauge('plaza_live_skipped_events', 'Live events that could not be delivered', () => hub.skipped());
  metrics.gauge(
    'plaza_live_held_back_seconds',
    'Time for which an older transaction has held back live events',
    () => hub.heldBackSeconds(),
  );
  metrics.gauge('plaza_live_listener_up', '1 while the event tailer is alive', () => (hub.isAlive() ? 1 : 0));
  metrics.gauges(
    'plaza_job_last_success_timestamp_seconds',
    'Last success of each job, or the start of the process',
    'job',
    () => mapValues(jobs.states(), ({ lastSuccess }) => lastSuccess / 1000),
  );
  metrics.gauges('plaza_job_failures', 'Failed runs of each job since the start', 'job', () =>
    mapValues(jobs.states(), ({ failures }) => failures),
  );
  metrics.gauge(
    'plaza_body_bytes',
    'Bytes of request bodies held by requests that are not answered',
    () => bodies.files.heldBytes() + bodies.json.heldBytes(),
  );
  metrics.gauge('plaza_database_connections', 'Connections of the pool', () => pool.totalCount);
  metrics.gauge('plaza_database_waiting', 'Queries waiting for a connection', () => pool.waitingCount);
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    const isLocal = isLoopback(peerAddress(c.env), c.req.raw.headers);
    if (!isLocal && !hasToken(c.req.header('authorization'), deps.metricsToken))
      throw new HttpProblem('not-found');
    return new Response(await metrics.write(), { headers: { 'Content-Type': metrics.contentType } });
  });
}

export function registerPlainRoutes(app: Hono<HonoEnv>, deps: PlainRouteDeps): void {
  const { db, hub, gate, authenticate, memberHash, store, clock } = deps;
  registerHealth(app, deps);
  registerDocs(app, gate);
  app.get(at(plainRoutes.events.path), async (c) => {
    c.set('route', plainRoutes.events.path);
    if (c.req.raw.method === 'HEAD')
      throw new HttpProblem('method-not-allowed', { headers: { Allow: 'GET' } });
    const addressQuota = await gate.address(c, 'stream');
    const session = await authenticate(c);
    c.set('member', memberHash(session.me.id));
    const quotas = [await gate.member(session.me, 'stream'), addressQuota];
    authorise('member', session.me);
    const stream = openEventStream(hub, session, {
      lastEventId: c.req.header('last-event-id') ?? null,
      declares: c.req.query('interest') === 'declared',
    });
    return new Response(stream.body, {
      headers: {
        'Stream-Id': stream.id,
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
        ...rateHeaders(quotas),
      },
    });
  });
  app.get(at(plainRoutes.decisionsCsv.path), async (c) => {
    c.set('route', plainRoutes.decisionsCsv.path);
    const addressQuota = await gate.address(c, 'media');
    const { me } = await authenticate(c);
    c.set('member', memberHash(me.id));
    const quotas = [await gate.member(me, 'media'), addressQuota];
    authorise('moderator', me);
    return new Response(streamDecisions(db), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="decisions.csv"',
        ...rateHeaders(quotas),
      },
    });
  });
  app.get('/api/v1/media/:mediaId', async (c) => {
    c.set('route', plainRoutes.media.path);
    await gate.address(c, 'media');
    return readMedia(db, store, {
      id: c.req.param('mediaId'),
      query: c.req.query(),
      headers: c.req.raw.headers,
      now: clock(),
    });
  });
  app.get('/api/v1/files/:fileId/content', async (c) => {
    c.set('route', plainRoutes.fileContent.path);
    await gate.address(c, 'media');
    return readFileContent(db, store, {
      id: c.req.param('fileId'),
      query: c.req.query(),
      headers: c.req.raw.headers,
      now: clock(),
    });
  });
  app.get('/api/v1/exports/:exportId', async (c) => {
    c.set('route', plainRoutes.dataExport.path);
    await gate.address(c, 'media');
    const { headers } = c.req.raw;
    const request = { id: c.req.param('exportId'), key: c.req.query('key') ?? '', headers };
    return readArchive(db, clock(), store, request);
  });
}
