import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Config } from './ops/config';
import type { Log } from './ops/log';
import { openService } from './service';
import { listen } from './web/listen';
import { createAppPages } from './web/app-pages';
import { createOriginRouter, type OriginServices } from './web/origin-router';

/** Time for requests under way when the product is told to end. */
const GRACE_MS = 5_000;

interface Options {
  config: Config;
  databaseUrl: string;
  identity: OriginServices['identity'];
  log: Log;
  /** Folder of the built app. */
  appDir: string;
}

/** Opens the whole product on its port: pages, service and, locally, identity. Resolves when it answers. */
export async function startServer({ config, databaseUrl, identity, log, appDir }: Options): Promise<{
  close: () => Promise<void>;
}> {
  const [pages, service] = await Promise.all([
    createAppPages(config, appDir),
    openService(config, databaseUrl, log),
  ]);
  const site = createOriginRouter(config, { service, identity, pages });
  const answer = getRequestListener(site.fetch);
  const port = await listen((request, response) => void answer(request, response), config.port, config.host);
  return {
    async close() {
      const closed = port.close(GRACE_MS);
      // Live streams never end by themselves: the service ends them, and then the port can close.
      await service.close();
      await closed;
      await service.dispose();
    },
  };
}

/** Where the build puts the app, beside this bundle. */
export const builtAppDir = (): string => join(import.meta.dirname, '..', 'app');
