import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Pool } from 'pg';
import type { HonoEnv } from '../http/middleware';
import type { Authenticate } from '../http/authenticate';
import type { Sql } from '../db/sql';
import { docsPageHeaders, renderDocsPage } from '../http/api-docs-page';
import type { Hub } from '../live/hub';
import { openEventStream } from '../live/event-stream';
import type { Metrics } from '../ops/metrics';
import { createOpenApi } from '../http/openapi';
import { plainRoutes } from '../http/plain-routes';
import { authorise } from '../repos/policies';
import { HttpProblem } from '../http/problem';
import type { RateGate } from '../limits/rate-gate';
import { rateHeaders } from '../limits/rate-limiter';
import { isLoopback, peerAddress } from '../http/request';
import { readMedia } from './media';

export interface PlainRouteDeps {
  db: Sql;
  pool: Pool;
  hub: Hub;
  gate: RateGate;
  authenticate: Authenticate;
  metrics: Metrics;
  mediaDir: string;
  isIdentityUp: (() => boolean) | undefined;
}

/** Time the database gets to answer a probe. */
const READY_MS = 2000;

const rejectAfter = (milliseconds: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new HttpProblem('unavailable')), milliseconds).unref();
  });

const at = (path: string): string => `/api/v1${path}`;

function registerDocs(app: Hono<HonoEnv>, gate: RateGate): void {
  const document = createOpenApi();
  const files = {
    openapi: { text: JSON.stringify(document), headers: { 'Content-Type': 'application/json' } },
    docs: { text: renderDocsPage(document), headers: docsPageHeaders },
  };
  for (const name of ['openapi', 'docs'] as const) {
    const { text, headers } = files[name];
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    app.get(at(plainRoutes[name].path), (c) => {
      c.set('route', plainRoutes[name].path);
      const quotaHeaders = rateHeaders([gate.address(c, 'read')]);
      const caching = { ETag: etag, 'Cache-Control': 'no-cache', ...quotaHeaders };
      if (c.req.header('if-none-match') === etag)
        return new Response(null, { status: 304, headers: caching });
      return new Response(text, { headers: { ...headers, ...caching } });
    });
  }
}

function registerHealth(app: Hono<HonoEnv>, { db, pool, hub, metrics, isIdentityUp }: PlainRouteDeps): void {
  app.get(at(plainRoutes.health.path), (c) => {
    c.set('route', plainRoutes.health.path);
    return c.json({ status: 'ok' });
  });
  app.get(at(plainRoutes.ready.path), async (c) => {
    c.set('route', plainRoutes.ready.path);
    await Promise.race([db.execute(sql`SELECT 1`), rejectAfter(READY_MS)]);
    if (!hub.isAlive())
      throw new HttpProblem('unavailable', {
        detail: 'Live events are interrupted. Try again in a few seconds.',
      });
    if (isIdentityUp?.() === false)
      throw new HttpProblem('unavailable', { detail: 'Sign-in is restarting. Try again in a few seconds.' });
    return c.json({ status: 'ready' });
  });
  metrics.gauge('plaza_live_streams', 'Open streams of live events', () => hub.size());
  metrics.gauge('plaza_live_skipped_events', 'Live events that could not be delivered', () => hub.skipped());
  metrics.gauge('plaza_live_listener_up', '1 while the event tailer is alive', () => (hub.isAlive() ? 1 : 0));
  metrics.gauge('plaza_database_connections', 'Connections of the pool', () => pool.totalCount);
  metrics.gauge('plaza_database_waiting', 'Queries waiting for a connection', () => pool.waitingCount);
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    if (!isLoopback(peerAddress(c.env), c.req.raw.headers)) throw new HttpProblem('not-found');
    return new Response(await metrics.write(), { headers: { 'Content-Type': metrics.contentType } });
  });
}

export function registerPlainRoutes(app: Hono<HonoEnv>, deps: PlainRouteDeps): void {
  const { db, hub, gate, authenticate, mediaDir } = deps;
  registerHealth(app, deps);
  registerDocs(app, gate);
  app.get(at(plainRoutes.events.path), async (c) => {
    c.set('route', plainRoutes.events.path);
    if (c.req.raw.method === 'HEAD')
      throw new HttpProblem('not-found', { status: 405, headers: { Allow: 'GET' } });
    const addressQuota = gate.address(c, 'stream');
    const session = await authenticate(c.req.raw.headers);
    const quotas = [gate.member(session.me, 'stream'), addressQuota];
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
  app.get('/api/v1/media/:mediaId', async (c) => {
    c.set('route', plainRoutes.media.path);
    gate.address(c, 'media');
    return readMedia(db, mediaDir, {
      id: c.req.param('mediaId'),
      still: c.req.query('still') !== undefined,
      headers: c.req.raw.headers,
    });
  });
}
