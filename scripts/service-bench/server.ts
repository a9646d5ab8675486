import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../server/app';
import { createPool } from '../../server/db/pool';
import { openSql } from '../../server/db/sql';
import { createLocalTurns } from '../../server/limits/patient-slots';
import { openLocalStore } from '../../server/media/open-store';
import { silentLog } from '../../server/ops/log';
import { refreshTrends } from '../../server/repos/search/trend';
import { noLimits } from '../../tests/support/service/no-limits';
import { createTokens } from '../../tests/support/service/test-tokens';
import { type Report, Settings, type Started, type Statement } from './messages';

// The service in a process of its own, so that the client of the benchmark costs it no time.

const { databaseUrl, filledAt, uids } = Settings.parse(JSON.parse(process.argv[2] ?? ''));
const tokens = await createTokens();
const pool = createPool(databaseUrl);
const started = Date.now();
// The job's first run would come during the measurements. A cold database may take longer than the service waits.
const patientPool = createPool(databaseUrl, { max: 1, statement_timeout: 0, query_timeout: 0 });
await refreshTrends(openSql(patientPool), new Date(filledAt), 0);
await patientPool.end();
let recorded: Statement[] = [];
let records = false;
let usedBefore = process.cpuUsage();
const service = createApp({
  pool,
  turns: createLocalTurns(),
  verifier: tokens.verifier,
  limits: noLimits,
  cursorSecret: new Uint8Array(32).fill(7),
  store: await openLocalStore(await mkdtemp(join(tmpdir(), 'plaza-bench-'))),
  clock: () => new Date(new Date(filledAt).getTime() + Date.now() - started),
  log: { ...silentLog, error: (message, fields) => console.error(message, fields) },
  onStatement: (text, params) => records && recorded.push({ text, params }),
});
const server = createServer((request, response) => void answer(request, response));
const answer = getRequestListener(service.app.fetch);
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  void Promise.all(uids.map(async (uid) => [uid, await tokens.sign(uid)] as const)).then((pairs) => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ port, tokens: Object.fromEntries(pairs) } satisfies Started);
  });
});

/** Each message asks for a report, and whether to record statements from now on. */
process.on('message', (message) => {
  const { user, system } = process.cpuUsage(usedBefore);
  process.send?.({ statements: recorded, processorMs: (user + system) / 1000 } satisfies Report);
  recorded = [];
  records = message === 'record';
  usedBefore = process.cpuUsage();
});
process.once('disconnect', () => process.exit(0));
