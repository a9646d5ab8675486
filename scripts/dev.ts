import type { RequestListener } from 'node:http';
import { sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer as createVite } from 'vite';
import type * as ServiceModule from '../server/service';
import { foreignRequestReason, loopbackHosts } from '../server/web/request-guard';
import { listen } from '../server/web/listen';
import { createOriginRouter, isServicePath } from '../server/web/origin-router';
import { createPublicPages } from '../server/web/public/public-pages';
import { configOrExit } from './lib/environment';
import { printAddresses, runWithRuntime, type PreparedRuntime } from './lib/product-lifecycle';

const since = performance.now();
const config = configOrExit();

async function dev({ localServices: starting, log, onStop }: PreparedRuntime): Promise<void> {
  let listener: RequestListener = (_request, response) =>
    response.writeHead(503, { 'retry-after': '1' }).end();
  const port = await listen((request, response) => listener(request, response), config.port, config.host);
  onStop(() => port.close(1_000));
  const vite = await createVite({
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: port.server }, ws: { server: port.server } },
  });
  onStop(() => vite.close());
  const serviceVite = await createVite({
    configFile: 'vite.server.config.ts',
    appType: 'custom',
    // Server code only: no browser dependencies to optimise.
    optimizeDeps: { noDiscovery: true, include: [] },
    cacheDir: 'node_modules/.vite-service',
    server: { middlewareMode: true, hmr: false, ws: false, watch: { ignored: ['**/src/**', '**/tests/**'] } },
  });
  onStop(() => serviceVite.close());

  const parts = await starting;
  const open = async (): Promise<ServiceModule.OpenService> => {
    const { openService } = (await serviceVite.ssrLoadModule('/server/service.ts')) as typeof ServiceModule;
    return openService(config, parts.databaseUrl, log, parts.identity);
  };
  let service = await open();
  onStop(() => service.dispose());
  onStop(() => service.close());

  const pages = new Hono().get('*', (c) => c.redirect('/webapp/', 302));
  const site = createOriginRouter(config, {
    // A getter, because a code change replaces the service.
    service: {
      get app() {
        return service.app;
      },
    },
    identity: parts.identity,
    pages: createPublicPages(config, {
      service: {
        get app() {
          return service.app;
        },
      },
      pages,
    }),
  });
  const answer = getRequestListener(site.fetch);
  const hosts = loopbackHosts(config.port);
  listener = (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/' || path === '/webapp' || isServicePath(path, parts.identity))
      return void answer(request, response);
    const refusal = config.firebase ? null : foreignRequestReason(request.headers, hosts);
    if (refusal) return void response.writeHead(403).end(refusal);
    return vite.middlewares(request, response);
  };

  const reopen = async (): Promise<void> => {
    try {
      const next = await open();
      const previous = service;
      service = next;
      console.log('Service reloaded');
      await previous.close();
      await previous.dispose();
    } catch (error) {
      console.error('Service not reloaded, the previous code keeps running:', error);
    }
  };
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  serviceVite.watcher.on('all', (_event, file) => {
    if (!file.includes(`${sep}server${sep}`) && !file.includes(`${sep}contract${sep}`)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(reopen);
    }, 400);
  });
  printAddresses(config, parts.databaseDir, since);
}

void runWithRuntime(config, dev);
