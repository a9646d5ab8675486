import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '@contract/problem';
import { freePort } from '@server/local/processes';
import { listen, type Listener } from '@server/web/listen';
import { type Settings, Started } from '../../../scripts/service-bench/messages';
import { createTestApi } from '../../support/service/test-api';
import { postPicture, solidPicture } from '../../support/service/upload-picture';

const MEGABYTE = 1_000_000;
const LARGE = 10 * MEGABYTE;
const STALL_MS = 600;
const GRACE_MS = 900;

/** Paces in tests are a few hundred times those of the product. */
const api = createTestApi({
  bodyLimits: {
    pace: { stall: STALL_MS, grace: GRACE_MS, bytesPerSecond: MEGABYTE },
    files: { totalBytes: 4 * LARGE, memberBytes: 2 * LARGE },
    json: { totalBytes: MEGABYTE, memberBytes: MEGABYTE },
  },
});
let listener: Listener;
let port = 0;
let picture: Buffer;

beforeAll(async () => {
  port = await freePort();
  const handle = getRequestListener(api.service.app.fetch);
  listener = await listen((asked, answer) => void handle(asked, answer), port, '127.0.0.1');
  picture = await solidPicture(40, 30).jpeg().toBuffer();
});
afterAll(() => listener.close(0));

interface Answer {
  status: number;
  code: Problem['code'] | undefined;
  retryAfter: string | undefined;
  connection: string | undefined;
}

interface Upload {
  sent: ClientRequest;
  answer: Promise<Answer>;
}

const readAnswer = async (answer: IncomingMessage): Promise<Answer> => {
  const text = (await answer.toArray()).join('');
  const { 'retry-after': retryAfter, connection } = answer.headers;
  return { status: answer.statusCode ?? 0, code: (JSON.parse(text) as Problem).code, retryAfter, connection };
};

/** Sends the headers only. */
const openUpload = async (uid: string, length: number | 'chunked' = LARGE): Promise<Upload> =>
  openUploadTo(port, await api.tokens.sign(uid), length);

function openUploadTo(port: number, token: string, length: number | 'chunked'): Upload {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'image/jpeg',
    'idempotency-key': randomUUID(),
    ...(length === 'chunked' ? {} : { 'content-length': length }),
  };
  const sent = httpRequest({ port, path: '/api/v1/media', method: 'POST', headers, agent: false });
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.on('response', (response) => void readAnswer(response).then(resolve, reject));
    sent.on('error', reject);
  });
  sent.flushHeaders();
  return { sent, answer };
}

/** A picture with appended bytes, in equal parts. */
async function sendBody({ sent }: Upload, milliseconds: number, parts = 40): Promise<void> {
  const body = Buffer.concat([picture, Buffer.alloc(LARGE - picture.length)]);
  const step = LARGE / parts;
  for (let part = 0; part < parts; part += 1) {
    sent.write(body.subarray(part * step, (part + 1) * step));
    await sleep(milliseconds / parts);
  }
  sent.end();
}

const heldBytes = async (): Promise<number> => {
  const address = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const text = await (await api.service.app.request('/metrics', {}, address)).text();
  return Number(/^plaza_body_bytes (\d+)$/m.exec(text)?.[1]);
};

test('accepts a slow but steady upload of 10 MB', async () => {
  const upload = await openUpload('ines');
  await sendBody(upload, 4 * GRACE_MS);
  expect(await upload.answer).toMatchObject({ status: 201 });
}, 30_000);

test('ends a stalled upload, and one that trickles, with codes of their own', async () => {
  const stalled = await openUpload('ines');
  stalled.sent.write(picture);
  const trickling = await openUpload('ada', 'chunked');
  const drops = setInterval(() => trickling.sent.write('x'), STALL_MS / 6);
  const refused = { status: 408, code: 'timeout', connection: 'close' };
  expect(await stalled.answer).toMatchObject(refused);
  expect(await trickling.answer).toMatchObject(refused);
  clearInterval(drops);
  await expect.poll(heldBytes).toBe(0);
}, 30_000);

test('refuses uploads past the memory for bodies before reading them; others go on writing', async () => {
  const holders = ['ines', 'ines', 'ada', 'ada'];
  const held = await Promise.all(holders.map((uid) => openUpload(uid)));
  for (const { sent } of held) sent.write(picture);
  // Just faster than the minimum, so that they last for seconds.
  const part = Buffer.alloc(MEGABYTE / 16);
  const sending = setInterval(() => {
    for (const { sent } of held) sent.write(part);
  }, 40);
  await expect.poll(heldBytes).toBe(4 * LARGE);
  const later = await Promise.all(Array.from({ length: 36 }, () => openUpload('rui')));
  for (const { answer, sent } of later) {
    expect(await answer).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '3' });
    sent.destroy();
  }
  const share = await openUpload('ines');
  expect(await share.answer).toMatchObject({ status: 429, code: 'rate-limited', retryAfter: '3' });
  share.sent.destroy();
  await expect(api.write('rui', 'Written beside the uploads')).resolves.toMatchObject({ revision: 0 });
  clearInterval(sending);
  for (const { sent, answer } of held) {
    answer.catch(() => undefined);
    sent.destroy();
  }
  await expect.poll(heldBytes).toBe(0);
  const next = await openUpload('rui');
  await sendBody(next, 0, 4);
  expect(await next.answer).toMatchObject({ status: 201 });
}, 30_000);

test('counts chunked bodies as they arrive', async () => {
  const budget = await Promise.all(['ines', 'ines', 'ada', 'ada'].map((uid) => openUpload(uid, LARGE)));
  await expect.poll(heldBytes).toBe(4 * LARGE);
  const chunked = await openUpload('rui', 'chunked');
  chunked.sent.write(picture);
  expect(await chunked.answer).toMatchObject({ status: 503, code: 'unavailable' });
  for (const { sent, answer } of [...budget, chunked]) {
    answer.catch(() => undefined);
    sent.destroy();
  }
  await expect.poll(heldBytes).toBe(0);
}, 30_000);

/** Megabytes of memory that a process has now, and had at most. */
function readMemory(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string): number =>
    (Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024) / MEGABYTE;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** Above what the process had before: 240 MB were measured, and 800 MB where all 40 uploads are admitted. */
const MAX_UPLOADS_MB = 400;

test.runIf(process.platform === 'linux')(
  'takes little memory for 40 slow uploads of 10 MB at once',
  async () => {
    const uids = ['ines', 'ada', 'rui', 'mona'];
    const settings: Settings = {
      databaseUrl: api.pool.options.connectionString ?? '',
      filledAt: new Date().toISOString(),
      uids,
    };
    const service = fork('scripts/service-bench/server.ts', [JSON.stringify(settings)], {
      execArgv: ['--import', 'tsx'],
    });
    try {
      const [message] = await once(service, 'message');
      const started = Started.parse(message);
      const before = readMemory(service.pid);
      const uploads = Array.from({ length: 40 }, (_, at) =>
        openUploadTo(started.port, started.tokens[uids[at % uids.length] ?? ''] ?? '', LARGE),
      );
      const answers = Promise.allSettled(uploads.map(({ answer }) => answer));
      await Promise.all(uploads.map((upload) => sendBody(upload, 1500, 10)));
      const statuses = (await answers).map((each) => (each.status === 'fulfilled' ? each.value.status : 0));
      const accepted = statuses.filter((status) => status === 201).length;
      expect(accepted, statuses.join()).toBeGreaterThan(4);
      expect(readMemory(service.pid).most - before.now).toBeLessThan(MAX_UPLOADS_MB);
    } finally {
      service.disconnect();
    }
  },
  60_000,
);

test('stores a picture before the transaction, once per idempotency key', async () => {
  const key = randomUUID();
  const send = async () =>
    api.request(
      '/media',
      {
        method: 'POST',
        body: new Blob([new Uint8Array(picture)]),
        headers: { 'Content-Type': 'image/jpeg', 'Idempotency-Key': key },
      },
      'mona',
    );
  const first: unknown = await (await send()).json();
  const files = (await readdir(api.mediaDir)).length;
  expect(await (await send()).json()).toEqual(first);
  expect(await readdir(api.mediaDir)).toHaveLength(files);
});

test('writes the file of a picture before the transaction that needs it', async () => {
  const before = (await readdir(api.mediaDir)).length;
  const other = await api.pool.connect();
  await other.query('BEGIN; LOCK TABLE media IN EXCLUSIVE MODE');
  const uploading = postPicture(api.request, 'mona', picture, 'image/jpeg');
  await expect.poll(async () => (await readdir(api.mediaDir)).length).toBe(before + 1);
  await other.query('COMMIT');
  other.release();
  expect((await uploading).status).toBe(201);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
