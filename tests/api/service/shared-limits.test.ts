import { describe, expect, onTestFinished, test } from 'vitest';
import type { Service } from '@server/app';
import { createPool } from '@server/db/pool';
import { openSql } from '@server/db/sql';
import type { RateLimits } from '@server/limits/limits';
import { createRateLimiter, UNTOLD_SHARE } from '@server/limits/rate-limiter';
import { createSharedBuckets } from '@server/limits/shared-buckets';
import { silentLog } from '@server/ops/log';
import { expiries } from '@server/ops/expiry';
import { createTestApi } from '../../support/service/test-api';
import { noLimits } from '../../support/service/no-limits';

const CALLS = 40;
/** What each process counts before it tells the others. */
const SHARE = Math.ceil(CALLS * UNTOLD_SHARE);
const limits: RateLimits = {
  member: { ...noLimits.member, read: { calls: CALLS, seconds: 60 } },
  address: noLimits.address,
};
const start = new Date('2026-11-20T12:00:00Z');
const now = { at: start };
const clock = (): Date => now.at;
const api = createTestApi({ limits, clock });

const tokens = new Map<string, Promise<string>>();
const read = async (service: Service, uid: string): Promise<number> => {
  const token = tokens.get(uid) ?? api.tokens.sign(uid);
  tokens.set(uid, token);
  const authorization = `Bearer ${await token}`;
  return (await service.app.request('/api/v1/me', { headers: { authorization } })).status;
};
const allowed = (statuses: readonly number[]): number => statuses.filter((status) => status === 200).length;

describe.each([2, 4])('over %i processes', (count) => {
  const services = (): Service[] => [
    api.service,
    ...Array.from({ length: count - 1 }, () => api.startAnother()),
  ];
  const most = CALLS + count * SHARE;

  test('a member has one limit, alone or in a burst, and pays back what was exceeded', async () => {
    const all = services();
    const turn = (n: number): Service => all[n % all.length] ?? api.service;
    const steady: number[] = [];
    for (let n = 0; n < 1.5 * CALLS; n += 1) steady.push(await read(turn(n), `steady-${count}`));
    expect(allowed(steady)).toBeGreaterThanOrEqual(CALLS);
    expect(allowed(steady)).toBeLessThanOrEqual(most);

    const burst = await Promise.all(
      Array.from({ length: 2 * CALLS }, (_, n) => read(turn(n), `burst-${count}`)),
    );
    expect(allowed(burst)).toBeGreaterThanOrEqual(CALLS);
    expect(allowed(burst)).toBeLessThanOrEqual(most);

    now.at = new Date(now.at.getTime() + 30_000);
    const later: number[] = [];
    for (let n = 0; n < CALLS; n += 1) later.push(await read(turn(n), `steady-${count}`));
    const both = allowed(steady) + allowed(later);
    expect(both).toBeGreaterThanOrEqual(1.5 * CALLS);
    expect(both).toBeLessThanOrEqual(1.5 * CALLS + count * SHARE);
    now.at = new Date(now.at.getTime() + 120_000);
  });
});

test('reads in turn do not wait for the database, and few reach it', async () => {
  const statements: string[] = [];
  const service = api.startAnother({
    onStatement: (text) => {
      if (text.includes('rate_buckets')) statements.push(text);
    },
  });
  for (let n = 0; n < 30; n += 1) expect(await read(service, 'reader')).toBe(200);
  await expect.poll(() => statements.length).toBe(30 / SHARE);
});

test('stores no address or member, and deletes full buckets', async () => {
  for (let n = 0; n < 30; n += 1) await read(api.service, 'ines');
  const rows = async () => (await api.pool.query<{ key: string }>('SELECT key FROM rate_buckets')).rows;
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(0);
  for (const { key } of await rows()) expect(key).toMatch(/^[\w-]{22}$/);
  await expiries['full-rate-buckets']?.(openSql(api.pool), new Date(now.at.getTime() + 3_600_000));
  expect(await rows()).toEqual([]);
});

test('without a database each process goes by its own count', async () => {
  const pool = createPool('postgres://nobody@127.0.0.1:1/none');
  onTestFinished(() => pool.end());
  const shared = createSharedBuckets({ db: openSql(pool), secret: new Uint8Array(32), log: silentLog });
  const limiter = createRateLimiter(limits, clock, shared);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 2 * CALLS }, () => limiter.take('member', 'read', 'ines')),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(CALLS);
});
