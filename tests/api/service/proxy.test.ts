import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProxy, createUpstream, type Upstream } from '../../../scripts/serve/proxy';

const servers: Server[] = [];
async function open(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** What the healthy process has received, with the body. */
const received: { asked: IncomingMessage; body: string }[] = [];
const healthy: RequestListener = (asked, answer) => {
  let body = '';
  asked.on('data', (chunk: Buffer) => (body += chunk.toString()));
  asked.on('end', () => {
    received.push({ asked, body });
    answer.end('healthy');
  });
};
/** Ends before its response. */
const dying: RequestListener = (asked) => void asked.resume().once('end', () => asked.socket.destroy());

let upstreams: Upstream[];
/** A proxy whose next request goes to the first process. */
async function openProxy(ports: readonly number[], trustProxy = false): Promise<string> {
  upstreams = ports.map(createUpstream);
  const inTurn = upstreams.toReversed();
  return `http://127.0.0.1:${await open(createProxy({ upstreams: () => inTurn, trustProxy }))}`;
}
const last = () => received.at(-1);

beforeEach(() => void received.splice(0));
afterEach(() => {
  for (const { agent } of upstreams) agent.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('a GET that loses its process goes to the next one, which then gets all requests', async () => {
  const origin = await openProxy([await open(dying), await open(healthy)]);
  for (let n = 0; n < 4; n += 1) expect(await (await fetch(`${origin}/me?n=${n}`)).text()).toBe('healthy');
  expect(received.map(({ asked }) => asked.url)).toEqual([0, 1, 2, 3].map((n) => `/me?n=${n}`));
  expect(upstreams.map(({ isReady, running }) => [isReady, running])).toEqual([
    [false, 0],
    [true, 0],
  ]);
});

test('a write that no process has received goes to the next one, with its body', async () => {
  const closed = await open(healthy);
  await new Promise((resolve) => servers.pop()?.close(resolve));
  const origin = await openProxy([closed, await open(healthy)]);
  const body = 'x'.repeat(300_000);
  expect((await fetch(`${origin}/posts`, { method: 'POST', body })).status).toBe(200);
  expect(last()?.body).toBe(body);
});

test('a write that a process has received is not sent twice', async () => {
  const origin = await openProxy([await open(dying), await open(healthy)]);
  const answer = await fetch(`${origin}/posts`, { method: 'POST', body: 'Hello' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  expect(received).toEqual([]);
});

test('answers 503 without any process', async () => {
  expect((await fetch(await openProxy([]))).status).toBe(503);
});

test('names the caller itself, unless a trusted proxy does', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', forwarded: 'for=1' };
  await fetch(await openProxy([await open(healthy)]), { headers });
  expect(last()?.asked.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  expect(last()?.asked.headers).not.toHaveProperty('forwarded');
  await fetch(await openProxy([await open(healthy)], true), { headers });
  expect(last()?.asked.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });
});

test('keeps the end of a chunked body of any method', async () => {
  const { port } = new URL(await openProxy([await open(healthy)]));
  const status = await new Promise((resolve, reject) => {
    const headers = { 'transfer-encoding': 'chunked' };
    const sent = request({ port, host: '127.0.0.1', method: 'DELETE', headers }, (answer) =>
      resolve(answer.resume().statusCode),
    );
    sent.once('error', reject);
    sent.write('GET /smuggled HTTP/1.1\r\n');
    sent.end('\r\n');
  });
  expect(status).toBe(200);
  expect(received.map(({ asked, body }) => [asked.method, body])).toEqual([
    ['DELETE', 'GET /smuggled HTTP/1.1\r\n\r\n'],
  ]);
});

test('a caller who leaves ends the request at the process', async () => {
  const leaving = new AbortController();
  let ended = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const port = await open((_asked, answer) => {
    answer.once('close', ended);
    leaving.abort();
  });
  await expect(fetch(await openProxy([port]), { signal: leaving.signal })).rejects.toThrow('aborted');
  await left;
});
