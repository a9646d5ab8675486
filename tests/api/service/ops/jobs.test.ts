import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPost } from '@contract/post/post-write';
import { createPool } from '@server/db/pool';
import { openSql } from '@server/db/sql';
import { DELETE_BATCH, expiries } from '@server/ops/expiry';
import { startJobs } from '@server/ops/jobs';
import { silentLog } from '@server/ops/log';
import { announcePolls } from '@server/repos/post/ended-polls';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

/** Old keys in the database. The full size is 3,000,000: PLAZA_OLD_KEYS=3000000. */
const OLD_KEYS = Number(process.env['PLAZA_OLD_KEYS'] ?? 12_000);

test('deletes any number of old keys in statements of bounded size', { timeout: 600_000 }, async () => {
  const { id } = await api.me('ines');
  const setup = createPool(api.pool.options.connectionString ?? '', {
    statement_timeout: 0,
    query_timeout: 0,
  });
  await setup.query(
    `INSERT INTO idempotency_keys (member_id, key, operation, payload_hash, created_at)
     SELECT $1, 'old-key-' || n, 'createPost', '', now() - interval '31 days' FROM generate_series(1, $2::int) AS n`,
    [id, OLD_KEYS],
  );
  await setup.end();
  await api.pool.query(`
    CREATE FUNCTION refuse_large_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM deleted) > ${DELETE_BATCH} THEN RAISE 'too many rows in one statement'; END IF;
      RETURN NULL; END $$;
    CREATE TRIGGER refuse_large_delete AFTER DELETE ON idempotency_keys REFERENCING OLD TABLE AS deleted
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_large_delete()`);
  expect(await expiries['expired-keys']?.(openSql(api.pool), new Date())).toBe(OLD_KEYS);
  const { rows } = await api.pool.query<{ left: number }>(
    `SELECT count(*)::int AS left FROM idempotency_keys WHERE key LIKE 'old-key-%'`,
  );
  expect(rows).toEqual([{ left: 0 }]);
});

const writePoll = (text: string) =>
  api.call('ines', createPost, { body: { text, poll: { options: ['Yes', 'No'], minutes: 5 } } });
const isAnnounced = async (postId: string) =>
  (await api.pool.query('SELECT 1 FROM polls WHERE post_id = $1 AND announced_at IS NOT NULL', [postId]))
    .rowCount === 1;
const later = () => new Date(Date.now() + 3_600_000);

test('notifies more voters than one statement has parameters for', { timeout: 60_000 }, async () => {
  const poll = await writePoll('Ten thousand of you?');
  await api.pool.query(`
    INSERT INTO members (id, uid, handle, name, created_at)
    SELECT gen_random_uuid(), 'voter-' || n, 'voter_' || n, 'Voter', now() FROM generate_series(1, 10000) AS n`);
  await api.pool.query(
    `INSERT INTO votes (post_id, member_id, position, created_at)
     SELECT $1, id, 0, now() FROM members WHERE uid LIKE 'voter-%'`,
    [poll.id],
  );
  expect(await announcePolls(openSql(api.pool), later())).toBe(1);
  const { rows } = await api.pool.query<{ told: number }>(
    `SELECT count(*)::int AS told FROM notifications WHERE kind = 'poll' AND post_id = $1`,
    [poll.id],
  );
  expect(rows).toEqual([{ told: 10_001 }]);
  expect(await announcePolls(openSql(api.pool), later())).toBe(0);
});

test('announces the other polls when one fails', async () => {
  const [broken, healthy] = [await writePoll('Broken?'), await writePoll('Healthy?')];
  await api.pool.query(`
    CREATE FUNCTION refuse_poll() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE 'this poll cannot be announced'; END $$;
    CREATE TRIGGER refuse_poll BEFORE UPDATE ON polls FOR EACH ROW WHEN (NEW.post_id = '${broken.id}')
      EXECUTE FUNCTION refuse_poll()`);
  await expect(announcePolls(openSql(api.pool), later())).rejects.toThrow('UPDATE polls');
  expect(await isAnnounced(healthy.id)).toBe(true);
  expect(await isAnnounced(broken.id)).toBe(false);
});

test('a job that fails or hangs stops no other', async () => {
  let runs = 0;
  let release = (): void => undefined;
  const hanging = new Promise<void>((resolve) => {
    release = resolve;
  });
  let now = 1_000_000;
  const jobs = startJobs(
    [
      { name: 'failing', everyMs: 5, run: () => Promise.reject(new Error('Failing on purpose')) },
      { name: 'hanging', everyMs: 5, run: () => hanging },
      {
        name: 'healthy',
        everyMs: 5,
        run: () => {
          runs += 1;
          return Promise.resolve();
        },
      },
    ],
    silentLog,
    () => new Date(now),
  );
  await expect.poll(() => runs, { interval: 5, timeout: 10_000 }).toBeGreaterThan(3);
  now += 120_000;
  const before = runs;
  await expect.poll(() => runs, { interval: 5, timeout: 10_000 }).toBeGreaterThan(before + 1);
  expect(jobs.late()).toEqual(['failing', 'hanging']);
  expect(jobs.states()['failing']?.failures).toBeGreaterThan(1);
  expect(jobs.states()['healthy']).toEqual({ lastSuccess: now, failures: 0 });
  release();
  await Promise.race([jobs.close(), sleep(1000).then(() => Promise.reject(new Error('Did not close')))]);
});

test('readiness names every part and job', async () => {
  const response = await api.request('/ready');
  expect(await response.json()).toEqual({
    status: 'ready',
    parts: {
      database: 'ok',
      live: 'ok',
      storage: 'ok',
      'scheduled-posts': 'ok',
      'ended-polls': 'ok',
      'expired-keys': 'ok',
      'expired-notifications': 'ok',
      'expired-events': 'ok',
      'full-rate-buckets': 'ok',
      'deleted-folders': 'ok',
      'deleted-lists': 'ok',
      'data-exports': 'ok',
      'expired-exports': 'ok',
      'account-removal': 'ok',
      'follow-requests': 'ok',
      'answered-follow-requests': 'ok',
      'former-handles': 'ok',
      'expired-sessions': 'ok',
      'ended-suspensions': 'ok',
      'inactive-counts': 'ok',
      'tag-counts': 'ok',
      trends: 'ok',
      'link-cards': 'ok',
      'unused-link-cards': 'ok',
      'unused-pictures': 'ok',
      'unused-files': 'ok',
    },
  });
});

test('readiness names jobs that are late, and stays ready', async () => {
  let ahead = 0;
  const { app } = api.startAnother({ clock: () => new Date(Date.now() + ahead) });
  const read = async () => {
    const response = await app.request('/api/v1/ready');
    const { parts } = (await response.json()) as { parts?: Record<string, string> };
    return { status: response.status, job: parts?.['expired-exports'] };
  };
  await expect.poll(read, { timeout: 10_000 }).toEqual({ status: 200, job: 'ok' });
  ahead = 86_400_000;
  await expect.poll(read).toEqual({ status: 200, job: 'late' });
});

test('logs no errors', () => expect(api.faults).toEqual([]));
