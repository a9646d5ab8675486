import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uploadMedia } from '@contract/post/media';
import { isAlive } from '@server/local/processes';
import { localDatabaseUrl, readPassword } from '@server/local/postgres/postgres';
import { ensureBuild } from '../../scripts/lib/build/build';
import { buildPreviousService } from '../../scripts/lib/build/previous-build';
import {
  askProcess,
  createBuildOf,
  createNextBuild,
  serveProduct,
  type ServedProduct,
} from '../support/browser/serve-product';
import { identityToken } from '../support/browser/start-product';
import {
  type Answer,
  callProduct,
  compareWrites,
  type Write,
  writePost,
  writeUntil,
} from '../support/browser/write-load';
import { readEvents } from '../support/service/event-reader';
import { solidPicture } from '../support/service/upload-picture';

vi.setConfig({ testTimeout: 600_000 });
const WRITERS = 3;
const RETRY_AFTER_MS = 2000;
/** Long enough for a busy machine. */
const patient = { timeout: 240_000, interval: 50 };
const NEXT = { name: '9000-next', sql: 'ALTER TABLE posts ADD COLUMN of_the_next_build text' };

let product: ServedProduct;
let previous: string;
let token: string;
const log: Write[] = [];
beforeAll(async () => {
  await ensureBuild();
  const built = await buildPreviousService();
  // Without history the present build acts as the previous one: it does not know the migration either.
  previous = 'reason' in built ? 'dist' : await createBuildOf(built.serverDir);
  product = await serveProduct(previous);
  token = await identityToken(product, 'signUp', 'writer@plaza.test', 'lamp-post-42');
}, 300_000);
afterAll(async () => void (await product.end('SIGTERM')));

/**
 * The process that answered has logged that the database was too late or gone: what a busy machine does, and no fault of
 * an upgrade.
 */
async function wasDatabaseLate({ requestId }: Answer): Promise<boolean> {
  if (requestId === null) return false;
  const logs = await Promise.all(
    [1, 2].map((n) => readFile(join(product.dataDir, `service-${n}.log`), 'utf8')),
  );
  return logs.some((text) => text.includes(`dependency is unavailable","requestId":"${requestId}"`));
}

/** Runs `work` while posts are written and read, each request repeated once; every write is there at the end. */
async function underLoad(work: () => Promise<void>): Promise<{ repeated: string[] }> {
  const stop = new AbortController();
  const from = log.length;
  const lost: string[] = [];
  const repeated: string[] = [];
  const send = async (name: string, good: number, request: () => Promise<Answer>): Promise<Answer> => {
    for (const failures: string[] = []; ;) {
      const answer = await request().catch((cause: unknown) => ({
        status: 0,
        requestId: null,
        cause: String(cause),
      }));
      if (answer.status === good) return answer;
      // As the app does: a process that was killed is replaced meanwhile.
      await sleep(RETRY_AFTER_MS);
      if (await wasDatabaseLate(answer)) continue;
      failures.push(`${name}: ${JSON.stringify(answer)}`);
      if (failures.length > 1) {
        lost.push(failures.join(', then '));
        return answer;
      }
      repeated.push(failures.join(''));
    }
  };
  const read = async (): Promise<void> => {
    while (!stop.signal.aborted)
      await send('read', 200, async () => {
        const response = await callProduct(product, token, '/feed?tab=following');
        await response.arrayBuffer();
        return { status: response.status, requestId: response.headers.get('x-request-id') };
      });
  };
  const write = () =>
    writeUntil(product, token, log, stop.signal, (...args) => send('write', 201, () => writePost(...args)));
  const load = [read(), ...Array.from({ length: WRITERS }, write)];
  const written = () => log.slice(from).filter(({ acknowledged }) => acknowledged !== null).length;
  try {
    await expect.poll(written, patient).toBeGreaterThan(10);
    await work();
    const then = written();
    await expect.poll(written, patient).toBeGreaterThan(then + 10);
  } finally {
    // Otherwise one failed test writes on below the next.
    stop.abort();
    await Promise.all(load);
  }
  expect(lost, 'no request fails twice').toEqual([]);
  await compareWrites(product, token, log);
  return { repeated };
}

async function appliedMigrations(): Promise<string[]> {
  const pidFile = await readFile(join(product.dataDir, 'postgres/postmaster.pid'), 'utf8');
  const password = await readPassword(join(product.dataDir, 'postgres.secret'));
  const client = new Client({
    connectionString: localDatabaseUrl(password ?? '', Number(pidFile.split('\n')[3])),
  });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  await client.end();
  return rows.map(({ name }) => name);
}

test('a rolling upgrade migrates under load, and no request fails', async () => {
  const next = await createNextBuild(NEXT);
  expect(await appliedMigrations()).not.toContain(NEXT.name);
  const { repeated } = await underLoad(() => product.rollTo(next));
  expect(repeated).toEqual([]);
  expect(await appliedMigrations()).toContain(NEXT.name);
});

test('passes requests to the processes in turn', async () => {
  const processes = await product.processes();
  const asked = () =>
    Promise.all(
      processes.map(async (each) => {
        const text = await (await askProcess(product, each, '/metrics')).text();
        const lines = text
          .split('\n')
          .filter((line) => /^plaza_http_requests_total\{.*route="\/openapi/.test(line));
        return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
      }),
    );
  // A process that is late for a probe gets no requests meanwhile.
  const added = async (): Promise<number[]> => {
    const before = await asked();
    for (let n = 0; n < 10; n += 1) await (await callProduct(product, token, '/openapi.json')).text();
    return (await asked()).map((count, index) => count - (before[index] ?? 0));
  };
  await expect.poll(added, patient).toEqual([5, 5]);
});

test('a stream of one process hears a write at the other; a picture of one is read at the other', async () => {
  const [one, other] = await product.processes();
  if (!one || !other) throw new Error('Two processes run');
  const authorization = `Bearer ${token}`;
  const stream = readEvents(
    (await askProcess(product, one, '/events', { headers: { authorization } })).body ?? new ReadableStream(),
  );
  await stream.live;
  const written = await askProcess(product, other, '/posts', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: Buffer.from(JSON.stringify({ text: 'Heard next door' })),
  });
  const post = (await written.json()) as { id: string };
  await stream.until((event) => event.type === 'post' && event.postId === post.id);
  await stream.close();

  const picture = await askProcess(product, one, uploadMedia.path, {
    method: 'POST',
    headers: { authorization, 'content-type': 'image/png', 'idempotency-key': randomUUID() },
    body: await solidPicture(40, 30).png().toBuffer(),
  });
  const { url } = uploadMedia.response.parse(await picture.json());
  const read = await askProcess(product, other, url.replace('/api/v1', ''));
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('kill -9 of either process loses nothing, and another takes its place', async () => {
  await underLoad(async () => {
    for (const index of [0, 1]) {
      const killed = (await product.processes())[index]?.pid ?? 0;
      process.kill(killed, 'SIGKILL');
      const others = async () =>
        (await product.processes()).filter(({ pid }) => pid !== killed && isAlive(pid));
      await expect.poll(others, patient).toHaveLength(2);
    }
  });
});

test('goes back to the previous build on the newer schema under load, and no request fails', async () => {
  const { repeated } = await underLoad(() => product.rollTo(previous));
  expect(repeated).toEqual([]);
  expect(await appliedMigrations()).toContain(NEXT.name);
});

test('SIGTERM ends every process', async () => {
  const processes = await product.processes();
  expect(await product.end('SIGTERM')).toBe(0);
  expect(processes.filter(({ pid }) => isAlive(pid))).toEqual([]);
});
