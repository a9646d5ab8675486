import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '@server/local/processes';
import { listen, type Listener } from '@server/web/listen';
import { uploadablePicture } from '../../../support/policy/policy-matrix';
import { createTestApi } from '../../../support/service/test-api';

const REQUESTS = process.env['PLAZA_ALL'] ? 10_000 : 1_000;
const PICTURE_BYTES = 2_000_000;
const MAX_GROWTH_MB = 150;
/** Of the last quarter's duration over the slowest of the others. */
const MAX_SLOWDOWN = 2;

const api = createTestApi();
const pictureId = randomUUID();
let listener: Listener;
let port = 0;
let token = '';

beforeAll(async () => {
  // Of another member: uploads of `ines` push the oldest unused ones out.
  const { id } = await api.me('ada');
  await api.me('ines');
  token = await api.tokens.sign('ines');
  await api.pool.query(
    `INSERT INTO media (id, owner_id, content_type, width, height, created_at)
     VALUES ($1, $2, 'image/webp', 9, 9, now())`,
    [pictureId, id],
  );
  await writeFile(join(api.mediaDir, pictureId), Buffer.alloc(PICTURE_BYTES, 1));
  port = await freePort();
  const handle = getRequestListener(api.service.app.fetch);
  listener = await listen((asked, answer) => void handle(asked, answer), port, '127.0.0.1');
});
afterAll(() => listener.close(0));

interface Call {
  method?: string;
  path: string;
  /** A picture to upload. */
  upload?: boolean;
  /** Bytes of the response after which the caller hangs up; 0 hangs up before the response. */
  hangUpAfter?: number;
  body?: string;
}

/** Resolves with the status, or 0 after hanging up. */
const send = ({ method = 'GET', path, hangUpAfter, upload, body }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(upload ? { 'content-type': 'image/png' } : {}),
    };
    const sent = request({ host: '127.0.0.1', port, method, path: `/api/v1${path}`, headers });
    let read = 0;
    const hangUp = (): void => {
      sent.destroy();
      resolve(0);
    };
    sent.once('error', (error) => (sent.destroyed ? resolve(0) : reject(error)));
    sent.once('response', (answer) => {
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (hangUpAfter !== undefined && read >= hangUpAfter) hangUp();
      });
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    sent.end(upload ? uploadablePicture : body);
    if (hangUpAfter === 0) setTimeout(hangUp, 1);
  });

const picture = `/media/${pictureId}`;
const mixture: readonly Call[] = [
  { method: 'HEAD', path: picture },
  { path: picture, hangUpAfter: 70_000 },
  { path: '/feed' },
  { method: 'HEAD', path: '/feed' },
  { path: picture, hangUpAfter: 0 },
  { method: 'POST', path: '/posts', body: '{"text":' },
  { method: 'HEAD', path: `/media/${randomUUID()}` },
  { path: '/events', hangUpAfter: 1 },
  { path: '/me', hangUpAfter: 0 },
  { method: 'HEAD', path: picture },
  { method: 'POST', path: '/media', upload: true },
  { method: 'POST', path: '/media', upload: true, hangUpAfter: 0 },
];

const openDescriptors = async (): Promise<number> => (await readdir('/proc/self/fd')).length;

/** Resolves with the duration in ms. */
async function run(count: number): Promise<number> {
  const since = performance.now();
  const calls = Array.from({ length: count }, (_, n) => mixture[n % mixture.length]).values();
  const work = async (): Promise<void> => {
    for (const call of calls) if (call) await send(call);
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return performance.now() - since;
}

test.runIf(process.platform === 'linux')(
  `leaks neither descriptors nor memory and does not slow down over ${REQUESTS} mixed requests`,
  { timeout: 60_000 + REQUESTS * 60 },
  async () => {
    const warnings: string[] = [];
    const onWarning = ({ message }: Error) => void warnings.push(message);
    process.on('warning', onWarning);
    onTestFinished(() => void process.off('warning', onWarning));
    await run(200);
    const before = await openDescriptors();
    const memory = process.memoryUsage.rss();
    const quarters: number[] = [];
    for (let quarter = 0; quarter < 4; quarter += 1) quarters.push(await run(REQUESTS / 4));
    // Connections in keep-alive, and the last ones that are closing.
    await expect.poll(openDescriptors, { timeout: 20_000 }).toBeLessThan(before + 60);
    expect((process.memoryUsage.rss() - memory) / 1e6).toBeLessThan(MAX_GROWTH_MB);
    expect(quarters[3]).toBeLessThan(MAX_SLOWDOWN * Math.max(...quarters.slice(0, 3)));
    expect(warnings).toEqual([]);
    const whole = await fetch(`http://127.0.0.1:${port}/api/v1${picture}`);
    expect((await whole.arrayBuffer()).byteLength).toBe(PICTURE_BYTES);
    const head = await fetch(`http://127.0.0.1:${port}/api/v1${picture}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(PICTURE_BYTES)]);
  },
);

test('logs no errors', () => expect(api.faults).toEqual([]));
