import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Config } from './ops/config';
import type { Log } from './ops/log';
import { openService } from './service';
import { listen } from './web/listen';
import { createAppPages } from './web/app-pages';
import { createOriginRouter, type OriginServices } from './web/origin-router';
import { createPublicPages } from './web/public/public-pages';

/** Time for running requests at shutdown. */
const GRACE_MS = 10_000;

interface Options {
  config: Config;
  /** Where the process listens behind a proxy on the same machine; members use the port of `config`. */
  port?: number;
  databaseUrl: string;
  identity: OriginServices['identity'];
  log: Log;
  appDir: string;
}

/** Serves pages, service and local identity on one port; resolves when it listens. */
export async function startServer({
  config,
  port = config.port,
  databaseUrl,
  identity,
  log,
  appDir,
}: Options): Promise<{ close: () => Promise<void> }> {
  const [pages, service] = await Promise.all([
    createAppPages(config, appDir),
    openService(config, databaseUrl, log, identity),
  ]);
  const router = createOriginRouter(config, {
    service,
    identity,
    pages: createPublicPages(config, { service, pages }),
  });
  const handleRequest = getRequestListener(router.fetch);
  const listener = await listen(
    (request, response) => void handleRequest(request, response),
    port,
    config.host,
  );
  return {
    async close() {
      const closed = listener.close(GRACE_MS);
      // Open streams keep the port from closing, so the service closes them first.
      await service.close();
      await closed;
      await service.dispose();
    },
  };
}

export const builtAppDir = (): string => join(import.meta.dirname, '..', 'app');
