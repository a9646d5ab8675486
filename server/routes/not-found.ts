import type { Hono } from 'hono';
import { operations } from '@contract/api';
import type { HonoEnv } from '../http/middleware';
import { plainRoutes } from '../http/plain-routes';
import { HttpProblem } from '../http/response/problem';

const knownRoutes = [
  ...operations,
  ...Object.values(plainRoutes).map(({ path }) => ({ path, method: 'GET' })),
].map(({ path, method }) => ({
  method,
  pattern: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** 405 with Allow for a known path, else 404. */
export function registerNotFound(app: Hono<HonoEnv>): void {
  app.all('/api/v1/*', (c) => {
    const methods = knownRoutes.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
    if (methods.length === 0) throw new HttpProblem('not-found');
    const allow = [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    throw new HttpProblem('method-not-allowed', {
      detail: 'Use one of the methods in the Allow header.',
      headers: { Allow: allow.join(', ') },
    });
  });
}
