import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '../../support/service/test-api';
import { readProblem } from '../../support/service/call-as';

const api = createTestApi();
const server = createServer();
const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  const answer = getRequestListener(api.service.app.fetch);
  server.on('request', (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const write = async (body: string, headers: Record<string, string> = {}) =>
  api.request(
    '/posts',
    {
      method: 'POST',
      body,
      headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json', ...headers },
    },
    'ines',
  );

test('answers every invalid request with a problem document and its request id', async () => {
  const cases: [string, Promise<Response>, number, string][] = [
    ['unknown address', api.request('/nothing'), 404, 'not-found'],
    ['the root', api.request(''), 404, 'not-found'],
    ['other method', api.request('/feed', { method: 'DELETE' }), 405, 'method-not-allowed'],
    ['other method of a page', api.request('/docs', { method: 'POST' }), 405, 'method-not-allowed'],
    ['no JSON', write('{'), 400, 'malformed'],
    ['empty body', write(''), 400, 'malformed'],
    [
      'no UTF-8',
      api.request(
        '/posts',
        {
          method: 'POST',
          body: new Uint8Array([0x22, 0xff, 0x22]),
          headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
        },
        'ines',
      ),
      400,
      'malformed',
    ],
    [
      'other type',
      write('text=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported-media',
    ],
    ['compressed', write('{"text":"a"}', { 'content-encoding': 'gzip' }), 415, 'unsupported-media'],
    ['deep arrays', write(`{"text":${'['.repeat(5000)}${']'.repeat(5000)}}`), 400, 'malformed'],
    ['deep objects', write(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`), 400, 'malformed'],
    [
      'year 0',
      api.request('/feed?tab=following&from=0000-01-01T00:00:00.000Z', {}, 'ines'),
      400,
      'validation',
    ],
    ['unknown field', write('{"text":"a","authorId":"me"}'), 400, 'validation'],
    ['prototype', write('{"text":"a","__proto__":{"role":"moderator"}}'), 400, 'validation'],
    ['wrong type', write('{"text":1}'), 400, 'validation'],
    ['NUL', write(String.raw`{"text":"a\u0000b"}`), 400, 'validation'],
    ['half a pair', write(String.raw`{"text":"a\ud800b"}`), 400, 'validation'],
    ['too large', write(JSON.stringify({ text: 'x'.repeat(600_000) })), 413, 'too-large'],
    ['unknown query', api.request('/me?admin=1', {}, 'ines'), 400, 'validation'],
    ['query twice', api.request('/feed?tab=for-you&tab=following', {}, 'ines'), 400, 'validation'],
    ['NUL in query', api.request('/search/posts?q=%00', {}, 'ines'), 400, 'validation'],
    ['limit too high', api.request('/feed?limit=51', {}, 'ines'), 400, 'validation'],
    ['id that is none', api.request('/posts/1', {}, 'ines'), 400, 'validation'],
    ['broken escape', api.request('/members/%E0%A4%A', {}, 'ines'), 400, 'validation'],
  ];
  for (const [name, asked, status, code] of cases) {
    const response = await asked;
    const problem = await readProblem(response);
    expect([name, response.status, problem.status, problem.code]).toEqual([name, status, status, code]);
    expect(response.headers.get('x-request-id')).toBe(problem.requestId);
    expect(JSON.stringify(problem)).not.toMatch(/zod|stack|server\/|node_modules|postgres|SELECT/i);
  }
  const allowed = (await api.request('/posts/1', { method: 'PUT' })).headers.get('allow');
  expect(allowed?.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH']);
});

test('names invalid fields with what to change', async () => {
  const problem = await readProblem(
    await write('{"text":"a","poll":{"options":["a"],"minutes":1},"sneaky":1}'),
  );
  expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['poll.minutes', 'poll.options', 'sneaky']);
  expect(problem.fields?.['poll.minutes']).toContain('5');
});

test('accepts a thread of ten posts at the limit of graphemes', async () => {
  const text = '👩‍👩‍👧‍👦'.repeat(450);
  const continued = Array.from({ length: 9 }, () => ({ text }));
  expect((await write(JSON.stringify({ text, continued }))).status).toBe(201);
});

test('rejects a chunked body that grows too large', async () => {
  const token = await api.tokens.sign('ines');
  const status = await new Promise<number>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const call = httpRequest(`${url()}/api/v1/posts`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      call.destroy();
    });
    call.on('error', reject);
    const send = (left: number): void => {
      if (left === 0 || call.destroyed) return;
      call.write('x'.repeat(8192), () => send(left - 1));
    };
    send(100);
  });
  expect(status).toBe(413);
});

test('forbids caching, sniffing and scripts in responses', async () => {
  const response = await api.request('/me', {}, 'ines');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json',
  });
});

test('serves metrics on loopback only', async () => {
  await fetch(`${url()}/api/v1/health`);
  const local = await fetch(`${url()}/metrics`);
  expect(local.status).toBe(200);
  const text = await local.text();
  expect(text).toMatch(/plaza_http_requests_total\{method="GET",route="\/health",status="200"\} \d+/);
  for (const name of [
    'plaza_http_request_duration_seconds_bucket',
    'plaza_live_streams',
    'plaza_live_listener_up',
    'plaza_live_skipped_events',
    'plaza_job_last_success_timestamp_seconds{job="expired-keys"}',
    'plaza_job_failures{job="ended-polls"}',
    'plaza_database_connections',
    'plaza_database_waiting',
    'process_resident_memory_bytes',
  ]) {
    expect(text).toContain(`\n${name}`);
  }
  const proxied = await fetch(`${url()}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(proxied.status).toBe(404);
  const remote = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  expect((await api.service.app.request('/metrics', {}, remote)).status).toBe(404);
  expect((await api.service.app.request('/metrics')).status).toBe(404);
});

test('answers 503 with Retry-After while the database is unreachable', async () => {
  await api.me('ines');
  const broken = api.startAnother({
    verifier: {
      linkSeededByEmail: false,
      verify: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
    },
  });
  const response = await broken.app.request('/api/v1/me', { headers: { authorization: 'Bearer abc' } });
  expect(await readProblem(response)).toMatchObject({ status: 503, code: 'unavailable' });
  expect(response.headers.get('retry-after')).toBe('2');
});

test('logs no errors', () => expect(api.faults).toEqual([]));
