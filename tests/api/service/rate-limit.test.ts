import { beforeEach, describe, expect, test } from 'vitest';
import type { LimitBucket } from '@contract/operation';
import { defaultRateLimits, type RateLimits } from '@server/limits/limits';
import { createTestApi } from '../../support/service/test-api';
import { readProblem } from '../../support/service/call-as';
import { noLimits } from '../../support/service/no-limits';

const few = { calls: 3, seconds: 60 };
const buckets = Object.keys(defaultRateLimits.member) as LimitBucket[];
const small = Object.fromEntries(buckets.map((bucket) => [bucket, few])) as RateLimits['member'];

const paths: Record<LimitBucket, { path: string; method: string; member: boolean }> = {
  read: { path: '/me', method: 'GET', member: true },
  write: { path: '/notifications/read', method: 'POST', member: true },
  search: { path: '/search/posts?q=a', method: 'GET', member: true },
  media: { path: '/media/00000000-0000-7000-8000-000000000000', method: 'GET', member: false },
  upload: { path: '/media', method: 'POST', member: true },
  stream: { path: '/events', method: 'GET', member: true },
};

const now = { at: new Date('2026-11-20T12:00:00Z') };
const clock = (): Date => now.at;

// Full buckets, also for a second attempt: a process whose database answers late counts by itself for a while.
beforeEach(() => {
  now.at = new Date(now.at.getTime() + 180_000);
});

describe('for each member', () => {
  const api = createTestApi({ limits: { member: small, address: noLimits.address }, clock });
  test.each(buckets.filter((bucket) => paths[bucket].member))(
    '%s: rejects the call above the limit',
    async (bucket) => {
      const { path, method } = paths[bucket];
      const ask = async (uid: string) => {
        const response = await api.request(path, { method }, uid);
        await response.body?.cancel();
        return response;
      };
      for (let call = 1; call <= few.calls; call += 1) expect((await ask('ines')).status).not.toBe(429);
      const over = await api.request(path, { method }, 'ines');
      expect(await readProblem(over)).toMatchObject({ status: 429, code: 'rate-limited' });
      expect(over.headers.get('retry-after')).toBe('20');
      expect(over.headers.get('ratelimit')).toBe(`"member-${bucket}";r=0;t=60`);
      expect(over.headers.get('ratelimit-policy')).toBe(`"member-${bucket}";q=3;w=60`);
      expect((await ask('ada')).status).not.toBe(429);
      now.at = new Date(now.at.getTime() + 20_000);
      expect((await ask('ines')).status).not.toBe(429);
      expect((await ask('ines')).status).toBe(429);
    },
  );

  test('sends the remaining calls with every response', async () => {
    const response = await api.request('/me', {}, 'rui');
    expect(response.headers.get('ratelimit')).toMatch(/^"member-read";r=2;t=20, "address-read";r=\d+;t=1$/);
  });
});

describe('for each address', () => {
  const api = createTestApi({
    limits: { member: noLimits.member, address: small },
    clock,
    trustProxy: false,
  });
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

  test.each(buckets)(
    '%s: rejects the call above the limit for any member and X-Forwarded-For',
    async (bucket) => {
      const { path, method } = paths[bucket];
      const ask = async (n: number, address = '203.0.113.7') => {
        const headers = {
          authorization: `Bearer ${await api.tokens.sign(`somebody${n}`)}`,
          'x-forwarded-for': `198.51.100.${n}`,
        };
        const response = await api.service.app.request(`/api/v1${path}`, { method, headers }, from(address));
        await response.body?.cancel();
        return response.status;
      };
      for (let call = 1; call <= few.calls; call += 1) expect(await ask(call)).not.toBe(429);
      expect(await ask(9)).toBe(429);
      expect(await ask(9, '203.0.113.8')).not.toBe(429);
    },
  );

  test('counts failed sign-ins, and an IPv6 /64 as one address', async () => {
    const ask = async (address: string) =>
      (await api.service.app.request('/api/v1/me', {}, from(address))).status;
    expect(await ask('2001:db8:1:2::1')).toBe(401);
    expect(await ask('2001:db8:1:2:ffff::2')).toBe(401);
    expect(await ask('2001:db8:1:2::3')).toBe(401);
    expect(await ask('2001:db8:1:2:9::4')).toBe(429);
    expect(await ask('2001:db8:1:3::1')).toBe(401);
  });
});

describe('behind a trusted proxy', () => {
  const api = createTestApi({ limits: { member: noLimits.member, address: small }, clock, trustProxy: true });
  test('counts by the last X-Forwarded-For entry', async () => {
    const ask = async (forwarded: string) =>
      (await api.service.app.request('/api/v1/me', { headers: { 'x-forwarded-for': forwarded } })).status;
    for (let call = 1; call <= few.calls; call += 1)
      expect(await ask(`10.0.0.${call}, 203.0.113.7`)).toBe(401);
    expect(await ask('10.9.9.9, 203.0.113.7')).toBe(429);
    expect(await ask('203.0.113.7, 203.0.113.9')).toBe(401);
  });
});
