import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Log } from '../ops/log';
import type { Metrics } from '../ops/metrics';
import { problemResponse, HttpProblem, toHttpProblem } from './problem';

/** What every handler of the service finds in its context. */
export interface HonoEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The route as mounted, for logs and metrics. */
    route: string;
  };
}

/** An answer of the service is data: opened as a page it may do nothing. */
const headers: Record<string, string> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Gives each call an id, the headers every answer has, a line in the log and its place in the metrics. */
export const requestMiddleware =
  (log: Log, metrics: Metrics): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('route', 'other');
    await next();
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
    c.header('X-Request-Id', requestId);
    const seconds = (performance.now() - started) / 1000;
    const call = { method: c.req.method, route: c.get('route'), status: c.res.status, seconds };
    metrics.observe(call);
    if (call.route !== '/health' && call.route !== '/ready') log.info('Answered', { requestId, ...call });
  };

/** Turns whatever was thrown into a problem document; what nobody foresaw is logged and told as "internal". */
export const handleError =
  (log: Log) =>
  (error: Error, c: Context<HonoEnv>): Response => {
    const refusal = toHttpProblem(error);
    const requestId = c.get('requestId');
    if (!refusal) log.error('A call failed', { requestId, route: c.get('route'), error, cause: error.cause });
    else if (refusal.code === 'unavailable')
      log.warn('A call could not be answered', { requestId, error, cause: error.cause });
    return problemResponse(refusal ?? new HttpProblem('internal'), requestId);
  };
