import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { createPost } from '@contract/post/post-write';
import { likePost } from '@contract/post/post-interaction';
import { follow } from '@contract/member/profile';
import { assertLimits, createPool, pooledLimits } from '@server/db/pool';
import { readConfig } from '@server/ops/config';
import { silentLog } from '@server/ops/log';
import { openService } from '@server/service';
import { findPgBouncer } from '../../../support/database/find-pgbouncer';
import { startPgBouncer, type Pooler } from '../../../support/database/pgbouncer';
import { callAs, type CallAs, type RawRequest } from '../../../support/service/call-as';
import { readEvents } from '../../../support/service/event-reader';
import { createTestApi } from '../../../support/service/test-api';

const program = findPgBouncer();
if (program === undefined) console.log('PgBouncer is not installed: the tests of the pooler are skipped');

const api = createTestApi();

test('limits statements, locks and idle transactions of its own connections', async () => {
  // That of the other tests waits longer.
  const pool = createPool(String(api.pool.options.connectionString), { connectionTimeoutMillis: 30_000 });
  onTestFinished(() => pool.end());
  const { rows } = await pool.query(`SELECT name, setting FROM pg_settings
    WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`);
  expect(rows.map(({ setting }: { setting: unknown }) => setting)).toEqual(['10000', '4000', '5000']);
  await expect(assertLimits(pool)).resolves.toBeUndefined();
});

describe.skipIf(program === undefined)('behind PgBouncer in transaction mode', () => {
  let pooler: Pooler;
  let pool: ReturnType<typeof createPool>;
  let request: RawRequest;
  let call: CallAs;

  beforeAll(async () => {
    pooler = await startPgBouncer(program ?? '', String(api.pool.options.connectionString));
    pool = createPool(pooler.url, { ...pooledLimits, connectionTimeoutMillis: 30_000 });
  });
  afterAll(async () => {
    await pool.end();
    await pooler.close();
  });

  test('refuses to start without limits of the role, and names them', async () => {
    await expect(assertLimits(pool)).rejects.toThrow(
      `ALTER ROLE plaza SET statement_timeout = '5000ms'; ALTER ROLE plaza SET lock_timeout = '4000ms'`,
    );
    const name = new URL(pooler.url).pathname.slice(1);
    for (const [limit, value] of [
      ['statement_timeout', '5s'],
      ['lock_timeout', '4s'],
      ['idle_in_transaction_session_timeout', '10s'],
    ])
      await api.pool.query(`ALTER ROLE plaza IN DATABASE ${name} SET ${limit} = '${value}'`);
    // Connections of the pooler have the settings of their beginning.
    await api.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'plaza' AND pid <> pg_backend_pid()`);
    await expect.poll(() => assertLimits(pool).catch(String)).toBeUndefined();
  });

  test('starts with a pooler and a replica by its configuration', async () => {
    const direct = String(api.pool.options.connectionString);
    const config = readConfig({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: direct,
      DATABASE_READ_URL: direct,
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'plaza.example',
      VITE_FIREBASE_PROJECT_ID: 'plaza',
      VITE_FIREBASE_APP_ID: 'app',
      PLAZA_CURSOR_SECRET: 'x'.repeat(32),
      PLAZA_DATA: api.dataDir,
    });
    const service = await openService(config, pooler.url, silentLog);
    const ask = async (path: string): Promise<number> => (await service.app.request(`/api/v1${path}`)).status;
    await expect.poll(() => ask('/ready')).toBe(200);
    expect(await ask('/public/square')).toBe(200);
    await service.close();
    await service.dispose();
  });

  test('serves many members on four connections, with events from the database itself', async () => {
    const service = api.startAnother({ pool, direct: api.pool.options });
    request = async (path, init = {}, uid = '') => {
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${await api.tokens.sign(uid)}`);
      return service.app.request(`/api/v1${path}`, { ...init, headers });
    };
    call = callAs(request);
    const uids = Array.from({ length: 24 }, (_, number) => `member${number}`);
    const post = await call('ines', createPost, { body: { text: 'Through the pooler' } });
    const headers = { Accept: 'text/event-stream' };
    const reader = readEvents((await request('/events', { headers }, 'ines')).body ?? new ReadableStream());
    await reader.live;
    await Promise.all(
      uids.map(async (uid) => {
        await call(uid, follow, { params: { handle: 'ines' } });
        await call(uid, likePost, { params: { postId: post.id } });
        const { items } = await call(uid, readFeed, { query: { tab: 'following' } });
        expect(items.map(({ post: { text } }) => text)).toContain('Through the pooler');
      }),
    );
    const { items } = await call('ines', readFeed, { query: { tab: 'following' } });
    expect(items[0]?.post.counts.likes).toBe(uids.length);
    await reader.until((event) => event.type === 'notification' && event.unread > 0);
    await reader.close();
    expect(api.faults).toEqual([]);
  });
});
