import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '../ops/config';
import type { Service } from '../app';
import { foreignRequestReason, isAmbiguousPath, loopbackHosts } from './request-guard';
import { securityHeaders } from './security-headers';

type Handler = { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };

/** The parts of the address space; where one is missing, its addresses are a 404. */
export interface OriginServices {
  service: Service;
  /** Local identity and the addresses it owns. */
  identity: { routes: Handler; owns: (path: string) => boolean } | null;
  pages: Handler;
}

const isApi = (path: string): boolean => path === '/metrics' || /^\/api(\/|$)/.test(path);

/** Everything behind the one port: guard first, then service, identity and pages, each answer with the headers. */
export function createOriginRouter(config: Config, parts: OriginServices): Hono<{ Bindings: HttpBindings }> {
  const headers = Object.entries(securityHeaders(config));
  const hosts = loopbackHosts(config.port);
  const site = new Hono<{ Bindings: HttpBindings }>();

  site.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  site.use(async (c, next) => {
    const { incoming } = c.env;
    const refusal = config.firebase ? null : foreignRequestReason(incoming.headers, hosts);
    if (refusal) return c.text(refusal, 403);
    if (isAmbiguousPath((incoming.url ?? '/').split('?')[0] ?? '/'))
      return c.text('This address is not allowed', 400);
    return next();
  });
  if (config.appOrigin) {
    site.use(
      '/api/*',
      cors({
        origin: config.appOrigin,
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID', 'If-None-Match'],
        exposeHeaders: ['ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'],
        maxAge: 600,
      }),
    );
    site.use('/api/*', async (c, next) => {
      await next();
      c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    });
  }
  site.all('*', (c) => {
    const { path } = c.req;
    if (isApi(path)) return parts.service.app.fetch(c.req.raw, c.env);
    if (parts.identity?.owns(path)) return parts.identity.routes.fetch(c.req.raw, c.env);
    return parts.pages.fetch(c.req.raw, c.env);
  });
  return site;
}

/** Whether an address is answered by the service or by identity, not by the pages; the dev server asks. */
export const isServicePath = (path: string, identity: OriginServices['identity']): boolean =>
  isApi(path) || (identity?.owns(path) ?? false);
