import type { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { likePost } from '@contract/post/post-interaction';
import { createPool, openInAdvance } from '@server/db/pool';
import { createTestApi } from '../../../support/service/test-api';

let attempts = 0;
const api = createTestApi({
  onStatement: (text) => {
    if (text.includes('pg_advisory_xact_lock')) attempts += 1;
  },
});

const openPool = (connectionString: string): Pool => {
  const pool = createPool(connectionString, { idleTimeoutMillis: 1 });
  onTestFinished(() => pool.end());
  return pool;
};

test('has connections before the first request, and keeps them', async () => {
  const pool = openPool(api.pool.options.connectionString ?? '');
  await openInAdvance(pool);
  expect(pool.totalCount).toBe(4);
  await expect
    .poll(async () => {
      await pool.query('SELECT 1');
      return pool.totalCount;
    })
    .toBe(4);
});

test('keeps a connection and its plans for minutes', async () => {
  const pool = createPool(api.pool.options.connectionString ?? '');
  onTestFinished(() => pool.end());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await pool.query('SELECT 1');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(pool.totalCount).toBe(1);
});

test('signs in by turns, before the turn of the read', async () => {
  const signIns: (() => void)[] = [];
  let reads = 0;
  const { app } = api.startAnother({
    turns: {
      signIns: async (work) => {
        await new Promise<void>((start) => signIns.push(start));
        return work();
      },
      reads: (work) => {
        reads += 1;
        return work();
      },
    },
  });
  const answers = ['ines', 'ada', 'rui'].map(async (uid) => {
    const authorization = `Bearer ${await api.tokens.sign(uid)}`;
    return app.request(`/api/v1${readFeed.path}`, { headers: { authorization } });
  });
  await expect.poll(() => signIns.length).toBe(3);
  signIns[0]?.();
  await Promise.race(answers);
  expect(reads).toBe(1);
  for (const start of signIns) start();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('waits longer than one attempt for a write of the member at another process', async () => {
  const { id } = await api.write('ines', 'Like this');
  const me = await api.me('ada');
  const other = await api.pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT pg_advisory_xact_lock(1, hashtext($1))', [me.id]);
  attempts = 0;
  const liked = api.call('ada', likePost, { params: { postId: id } });
  await expect.poll(() => attempts, { timeout: 20_000 }).toBe(2);
  await other.query('COMMIT');
  other.release();
  expect((await liked).own.liked).toBe(true);
});
