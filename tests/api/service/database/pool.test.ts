import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
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
