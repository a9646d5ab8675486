import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../../server/app';
import { createPool } from '../../../server/db/pool';
import { silentLog } from '../../../server/ops/log';
import { createLocalTokenVerifier } from '../../../server/http/token-verifier';
import { createDatabase, startCluster } from './postgres-cluster';
import { noLimits } from './no-limits';
import { PAGES_PROJECT } from '../pages/project';

/** The service on a database of its own, and the SQL of what it has no operation for. */
interface TestService {
  answer: ReturnType<typeof getRequestListener>;
  query: (text: string) => Promise<unknown>;
  /** Errors that the service logged: faults of ours. */
  faults: string[];
  close: () => Promise<void>;
}

const cluster = await startCluster();
const mediaDir = await mkdtemp(join(tmpdir(), 'plaza-pages-'));
const services = new Map<string, TestService>();
const closing: Promise<void>[] = [];

/** What goes wrong between two tests is told, and takes no other test down. */
const reportError = (cause: unknown): void => console.error('The service of page tests:', cause);

async function openService(): Promise<TestService> {
  const copy = await createDatabase(cluster.url);
  const pool = createPool(copy.url, { max: 4 });
  const faults: string[] = [];
  const service = createApp({
    pool,
    mediaDir,
    verifier: createLocalTokenVerifier({ project: PAGES_PROJECT }),
    limits: noLimits,
    cursorSecret: new Uint8Array(32).fill(7),
    log: { ...silentLog, error: (message, fields) => faults.push(`${message} ${String(fields?.['error'])}`) },
    strictResponses: true,
  });
  return {
    answer: getRequestListener(service.app.fetch),
    query: async (text) => (await pool.query(text)).rows,
    faults,
    async close() {
      await service.close();
      await pool.end();
      await copy.drop();
    },
  };
}

/** One is ready before it is asked for; one that could not be opened is the error of whoever asks. */
function prepareNext(): Promise<TestService> {
  const town = openService();
  town.catch(reportError);
  return town;
}

let next = prepareNext();

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** `POST /towns` opens a town, `DELETE /towns/:id` closes it and tells its faults, `POST /towns/:id/sql` asks its database. */
async function handleControl(request: IncomingMessage, id: string | undefined): Promise<unknown> {
  if (id === undefined) {
    const made = randomUUID();
    const town = next;
    next = prepareNext();
    services.set(made, await town);
    return made;
  }
  const town = services.get(id);
  if (request.method === 'POST') return town?.query(await bodyOf(request));
  services.delete(id);
  // Whoever closes a town does not wait for it: the next one is another.
  if (town) closing.push(town.close().catch(reportError));
  return [...(town?.faults ?? [])];
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, , id, rest = '/'] = /^\/(towns)(?:\/([\w-]+)(\/.*)?)?$/.exec(request.url ?? '') ?? [];
  const town = rest.startsWith('/api/') && id !== undefined ? services.get(id) : undefined;
  if (town) {
    request.url = rest;
    return town.answer(request, response);
  }
  if (rest.startsWith('/api/')) return void response.writeHead(410).end();
  try {
    response.end(JSON.stringify(await handleControl(request, id)));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const server = createServer((request, response) => void answer(request, response).catch(reportError));
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);

// The run that started it has ended, or was killed.
process.once('disconnect', () => {
  void (async () => {
    server.closeAllConnections();
    await Promise.all([...[...services.values(), await next].map((town) => town.close()), ...closing]);
    await cluster.stop();
    await rm(mediaDir, { recursive: true, force: true });
    process.exit(0);
  })();
});
