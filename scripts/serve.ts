import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { LocalServices } from '../server/local/local-services';
import { listen } from '../server/web/listen';
import { createOriginRouter } from '../server/web/origin-router';
import { ensureBuild } from './lib/build/build';
import { configOrExit } from './lib/environment';
import { printAddresses, runWithRuntime } from './lib/product-lifecycle';
import { createPinnedBuilds } from './serve/pinned-build';
import { startProcessGroup } from './serve/process-group';
import { createProxy } from './serve/proxy';

/** For running requests at shutdown, as in a process of the service. */
const GRACE_MS = 10_000;
/** Of a process: 16 for requests, 5 for events, two while it migrates. */
const CONNECTIONS = 24;

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2' },
    /** A folder with `app` and `server`, or a link to one, that is read again with each SIGHUP. */
    build: { type: 'string' },
  },
});
const count = Number(values.processes);
if (!Number.isInteger(count) || count < 1 || count > 32) {
  console.error('--processes must be a whole number from 1 to 32');
  process.exit(1);
}

const since = performance.now();
const config = configOrExit();

const nothing = { fetch: () => new Response(null, { status: 404 }) };

/** Local accounts are in this process, everything else in those behind the proxy. */
const listenerOf = (identity: LocalServices['identity']) =>
  getRequestListener(
    createOriginRouter(config, { identity, service: { app: nothing }, pages: nothing }).fetch,
  );

void runWithRuntime(
  config,
  async ({ localServices, log, onStop }) => {
    if (values.build === undefined && (await ensureBuild()))
      console.log('Rebuilt: sources or configuration have changed');
    const { databaseUrl, databaseDir, identity } = await localServices;
    const group = await startProcessGroup({
      count,
      databaseUrl,
      host: `localhost:${config.port}`,
      deleteAccount: identity?.deleteAccount ?? null,
      builds: createPinnedBuilds(values.build ?? 'dist'),
      dataDir: config.dataDir,
      log,
    });
    const proxy = createProxy({ upstreams: group.upstreams, trustProxy: config.trustProxy });
    const accounts = listenerOf(identity);
    const port = await listen(
      (request, response) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        if (identity?.owns(path)) void accounts(request, response);
        else proxy(request, response);
      },
      config.port,
      config.host,
    );
    // Streams keep the port from closing until their process has closed them.
    onStop(() => Promise.all([port.close(GRACE_MS), group.close()]));
    process.on('SIGHUP', () => void group.roll());
    printAddresses(config, databaseDir, since);
    console.log(`\n${count} processes; kill -HUP ${process.pid} replaces them one after the other`);
  },
  { reloads: true, connections: CONNECTIONS * (count + 1) },
);
