import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Log } from '../ops/log';
import type { Metrics } from '../ops/metrics';
import type { TracedResponse, Tracing } from '../ops/tracing';
import { problemResponse, HttpProblem, toHttpProblem } from './response/problem';

export interface HonoEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The route pattern, for logs and metrics. */
    route: string;
    /** Hash of the caller's id, for logs. */
    member?: string;
  };
}

/** Responses are data: opened as a page they can do nothing. */
const headers = Object.entries({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

export const requestMiddleware = (
  log: Log,
  metrics: Metrics,
  tracing: Tracing | null = null,
): MiddlewareHandler<HonoEnv> => {
  const answer = async (c: Context<HonoEnv>, next: Next): Promise<TracedResponse> => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('route', 'other');
    await next();
    // `c.header` would copy the response, and its body into a stream, for each header.
    const own = c.res.headers;
    for (const [name, value] of headers) if (!own.has(name)) own.set(name, value);
    own.set('X-Request-Id', requestId);
    const seconds = (performance.now() - started) / 1000;
    const response = { method: c.req.method, route: c.get('route'), status: c.res.status, seconds };
    metrics.observe(response);
    if (response.route !== '/health' && response.route !== '/ready')
      log.info('Request', { requestId, member: c.get('member'), ...response });
    return response;
  };
  return async (c, next) => {
    if (tracing) await tracing.request(() => answer(c, next));
    else await answer(c, next);
  };
};

/** Errors without a problem of their own are logged and reported as `internal`. */
export const handleError =
  (log: Log) =>
  (error: Error, c: Context<HonoEnv>): Response => {
    const problem = toHttpProblem(error);
    const requestId = c.get('requestId');
    const fields = { requestId, member: c.get('member'), route: c.get('route'), error, cause: error.cause };
    if (!problem) log.error('Request failed', fields);
    else if (problem.code === 'unavailable') log.warn('Request failed: a dependency is unavailable', fields);
    return problemResponse(problem ?? new HttpProblem('internal'), requestId);
  };
