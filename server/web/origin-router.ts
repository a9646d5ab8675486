import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '../ops/config';
import { foreignRequestReason, isAmbiguousPath, loopbackHosts } from './request-guard';
import { isEmbedPath, isOutsidePath } from './public/public-pages';
import { securityHeaders } from './security-headers';

type Handler = { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };

/** A missing part answers 404. */
export interface OriginServices {
  service: { app: Handler };
  identity: {
    routes: Handler;
    owns: (path: string) => boolean;
    isUp: () => boolean;
    deleteAccount: (uid: string) => Promise<void>;
  } | null;
  pages: Handler;
}

const isApi = (path: string): boolean => path === '/metrics' || /^\/api(\/|$)/.test(path);

/**
 * All paths of the one port: request guard, then service, identity or pages; every response gets the security
 * headers.
 */
export function createOriginRouter(config: Config, parts: OriginServices): Hono<{ Bindings: HttpBindings }> {
  const headers = Object.entries(securityHeaders(config));
  const hosts = loopbackHosts(config.port);
  const router = new Hono<{ Bindings: HttpBindings }>();

  router.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      if (name === 'x-frame-options' && isEmbedPath(c.req.path)) continue;
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  router.use(async (c, next) => {
    const { incoming } = c.env;
    const reason = config.firebase ? null : foreignRequestReason(incoming.headers, hosts);
    if (reason) return c.text(reason, 403);
    if (isAmbiguousPath((incoming.url ?? '/').split('?')[0] ?? '/')) return c.text('Invalid path', 400);
    return next();
  });
  if (config.appOrigin) {
    router.use(
      '/api/*',
      cors({
        origin: config.appOrigin,
        allowHeaders: [
          'Authorization',
          'Content-Type',
          'Idempotency-Key',
          'Last-Event-ID',
          'If-None-Match',
          'X-Firebase-AppCheck',
        ],
        exposeHeaders: [
          'ETag',
          'Retry-After',
          'RateLimit',
          'RateLimit-Policy',
          'X-Request-Id',
          'Stream-Id',
          'Last-Event-ID',
        ],
        maxAge: 600,
      }),
    );
    router.use('/api/*', async (c, next) => {
      await next();
      c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    });
  }
  router.all('*', (c) => {
    const { path } = c.req;
    if (isApi(path)) return parts.service.app.fetch(c.req.raw, c.env);
    if (parts.identity?.owns(path)) return parts.identity.routes.fetch(c.req.raw, c.env);
    return parts.pages.fetch(c.req.raw, c.env);
  });
  return router;
}

/** For the dev server: whether the service or identity answers the path, not the pages. */
export const isServicePath = (path: string, identity: OriginServices['identity']): boolean =>
  isApi(path) || isOutsidePath(path) || (identity?.owns(path) ?? false);
