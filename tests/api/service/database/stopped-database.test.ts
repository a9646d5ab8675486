import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '@server/app';
import { createPool } from '@server/db/pool';
import { startProxy, type PausableProxy } from '../../../support/service/servers/pausable-proxy';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
let proxy: PausableProxy;
let service: Service;
let token = '';

beforeAll(async () => {
  await api.me('ines');
  proxy = await startProxy(String(api.pool.options.connectionString));
  service = api.startAnother({ pool: createPool(proxy.url, { max: 4 }) });
  token = await api.tokens.sign('ines');
});
afterAll(() => proxy.close());

const ask = async (path: string, init: RequestInit = {}): Promise<{ status: number; seconds: number }> => {
  const since = performance.now();
  const headers = new Headers({
    ...Object.fromEntries(new Headers(init.headers)),
    Authorization: `Bearer ${token}`,
  });
  const { status } = await service.app.request(`/api/v1${path}`, { ...init, headers });
  return { status, seconds: (performance.now() - since) / 1000 };
};
const write = () =>
  ask('/posts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ text: 'While the database stands still' }),
  });

test('answers 503 within seconds while the database is stopped, and recovers', async () => {
  await expect.poll(async () => (await ask('/ready')).status).toBe(200);
  expect((await write()).status).toBe(201);
  proxy.pause();
  const ready = await ask('/ready');
  const answers = await Promise.all([ask('/me'), ask('/feed'), write(), write(), write(), ask('/feed')]);
  expect([ready, ...answers].map(({ status }) => status)).toEqual(Array(7).fill(503));
  expect(ready.seconds).toBeLessThan(5);
  expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(14);
  proxy.resume();
  await expect.poll(async () => (await ask('/me')).status, { timeout: 10_000 }).toBe(200);
  expect((await write()).status).toBe(201);
  await expect.poll(async () => (await ask('/ready')).status, { timeout: 10_000 }).toBe(200);
}, 60_000);

test('recovers from a database that stops in the middle of writes', async () => {
  const before = Array.from({ length: 12 }, write);
  proxy.pause();
  const statuses = (await Promise.all(before)).map(({ status }) => status);
  expect(
    statuses.every((status) => status === 201 || status === 503),
    String(statuses),
  ).toBe(true);
  proxy.resume();
  for (let again = 0; again < 8; again += 1)
    await expect.poll(async () => (await write()).status, { timeout: 10_000 }).toBe(201);
}, 60_000);
