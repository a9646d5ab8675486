import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Pool } from 'pg';
import { createApp } from '../../../server/app';
import { createPool } from '../../../server/db/pool';
import { openLocalStore } from '../../../server/media/open-store';
import { silentLog } from '../../../server/ops/log';
import { createLocalTokenVerifier } from '../../../server/http/token-verifier';
import { createDatabase, startCluster, type TestDatabase } from './servers/postgres-cluster';
import { noLimits } from './no-limits';
import { PAGES_PROJECT } from '../pages/project';

/** `query` is for what no operation does. */
interface TestService {
  answer: ReturnType<typeof getRequestListener>;
  query: (text: string) => Promise<unknown>;
  /** Errors the service logged. */
  faults: string[];
  close: () => Promise<void>;
}

const cluster = await startCluster();
const dataDir = await mkdtemp(join(tmpdir(), 'plaza-pages-'));
const store = await openLocalStore(dataDir);
const services = new Map<string, TestService>();
const closing: Promise<void>[] = [];

/** A failure between two tests must not fail another test. */
const reportError = (cause: unknown): void => console.error('The service of page tests:', cause);

interface EmptyDatabase {
  database: TestDatabase;
  pool: Pool;
}

/** Deleting the rows of a test takes a hundredth of the processor time of a new database. */
const emptied: EmptyDatabase[] = [];

/** The rows that migrations insert are copied to the schema "initial". */
async function openDatabase(): Promise<EmptyDatabase> {
  const database = await createDatabase(cluster.url);
  // On a busy machine a connection or a statement may take longer than members would wait.
  const pool = createPool(database.url, {
    max: 4,
    connectionTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    query_timeout: 40_000,
  });
  await pool.query(`CREATE SCHEMA initial; DO $$ DECLARE name text; filled boolean; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', name) INTO filled;
      IF filled THEN EXECUTE format('CREATE TABLE initial.%I AS TABLE public.%I', name, name); END IF;
    END LOOP;
  END $$`);
  return { database, pool };
}

/** Deletes all rows but the initial ones. */
async function emptyDatabase({ pool }: EmptyDatabase): Promise<void> {
  await pool.query(`DO $$ DECLARE name text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('DELETE FROM public.%I', name);
    END LOOP;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'initial' LOOP
      EXECUTE format('INSERT INTO public.%I SELECT * FROM initial.%I', name, name);
    END LOOP;
  END $$`);
}

async function openService(): Promise<TestService> {
  const own = emptied.pop() ?? (await openDatabase());
  const { pool } = own;
  const faults: string[] = [];
  const service = createApp({
    pool,
    store,
    verifier: createLocalTokenVerifier({ project: PAGES_PROJECT }),
    limits: noLimits,
    cursorSecret: new Uint8Array(32).fill(7),
    log: { ...silentLog, error: (message, fields) => faults.push(`${message} ${String(fields?.['error'])}`) },
    strictResponses: true,
  });
  const handling = new Set<Promise<unknown>>();
  return {
    answer: getRequestListener(async (request, env) => {
      const response = Promise.resolve(service.app.fetch(request, env));
      handling.add(response);
      return response.finally(() => handling.delete(response));
    }),
    query: async (text) => (await pool.query(text)).rows,
    faults,
    async close() {
      await service.close();
      // A page that has left may have sent a write.
      await Promise.allSettled(handling);
      await emptyDatabase(own);
      emptied.push(own);
    },
  };
}

/** One service is always ready in advance; the test that takes it gets its error, if any. */
function prepareNext(): Promise<TestService> {
  const service = openService();
  service.catch(reportError);
  return service;
}

let next = prepareNext();

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/**
 * `POST /services` opens a service, `DELETE /services/:id` closes it and returns its faults, `POST
 * /services/:id/sql` queries its database.
 */
async function handleControl(request: IncomingMessage, id: string | undefined): Promise<unknown> {
  if (id === undefined) {
    const made = randomUUID();
    const service = next;
    next = prepareNext();
    services.set(made, await service);
    return made;
  }
  const service = services.get(id);
  if (request.method === 'POST') return service?.query(await bodyOf(request));
  services.delete(id);
  // The test that closes a service does not wait: the next test gets another service.
  if (service) closing.push(service.close().catch(reportError));
  return [...(service?.faults ?? [])];
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, , id, rest = '/'] = /^\/(services)(?:\/([\w-]+)(\/.*)?)?$/.exec(request.url ?? '') ?? [];
  const service = rest.startsWith('/api/') && id !== undefined ? services.get(id) : undefined;
  if (service) {
    request.url = rest;
    return service.answer(request, response);
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
    await Promise.all([...[...services.values(), await next].map((service) => service.close()), ...closing]);
    for (const { pool } of emptied) await pool.end();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  })();
});
