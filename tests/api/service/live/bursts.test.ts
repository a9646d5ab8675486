import { beforeAll, expect, test } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { addMutedWord, MAX_MUTED_WORDS } from '@contract/member/muted-word';
import type { Operation } from '@contract/operation';
import { hidePost } from '@contract/moderation/moderation';
import { likePost, votePoll } from '@contract/post/post-interaction';
import { follow } from '@contract/member/profile';
import { block, unblock } from '@contract/member/relationship';
import { MAX_SCHEDULED_POSTS, schedulePost } from '@contract/post/scheduled-post';
import type { Service } from '@server/app';
import { createPool } from '@server/db/pool';
import { callAs, ProblemError, type CallAs } from '../../../support/service/call-as';
import { createTestApi } from '../../../support/service/test-api';
import { postPicture, solidPicture } from '../../../support/service/upload-picture';

const api = createTestApi();
let other: Service;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  const { connectionString = '' } = api.pool.options;
  other = api.startAnother({ pool: createPool(connectionString) });
  for (const uid of ['ines', 'ada', 'rui']) {
    await api.me(uid);
    tokens[uid] = await api.tokens.sign(uid);
  }
});

const requestFrom =
  (service: () => Service) =>
  (path: string, init: RequestInit = {}, uid = 'ines'): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${tokens[uid]}`);
    return Promise.resolve(service().app.request(`/api/v1${path}`, { ...init, headers }));
  };
const callFirst = callAs(requestFrom(() => api.service));
const processes: CallAs[] = [callFirst, callAs(requestFrom(() => other))];

type Input = Parameters<CallAs>[2];

/** Status of each call; calls alternate between the two processes and start at once. */
const statusesOf = (calls: readonly (readonly [uid: string, operation: Operation, input: Input])[]) =>
  Promise.all(
    calls.map(async ([uid, operation, input], index) => {
      try {
        await processes[index % 2]?.(uid, operation, input);
        return operation.status;
      } catch (error) {
        if (error instanceof ProblemError) return error.problem.status;
        throw error;
      }
    }),
  );
const tally = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries([...new Set(statuses)].map((each) => [each, statuses.filter((s) => s === each).length]));
const count = async (sql: string): Promise<number> =>
  Number((await api.pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`)).rows[0]?.n);

const countLockWaits = (): Promise<number> =>
  count(`pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);

/** Keeps a lock until `release`, so that writes which need it wait. */
async function holdLock(sql: string): Promise<{ release: () => Promise<void> }> {
  const holder = await api.pool.connect();
  await holder.query('BEGIN');
  await holder.query(sql);
  return {
    release: async () => {
      await holder.query('COMMIT');
      holder.release();
    },
  };
}

test('schedules up to the limit in one burst while other members read', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const burst = Array.from(
    { length: MAX_SCHEDULED_POSTS + 18 },
    (_, n) => ['ines', schedulePost, { body: { post: { text: `Post ${n}` }, publishAt } }] as const,
  );
  const lock = await holdLock(
    `SELECT pg_advisory_xact_lock(1, hashtext(id::text)) FROM members WHERE handle = 'ines'`,
  );
  const written = statusesOf(burst);
  // The burst holds one connection in each process, so once all calls are authenticated nothing waits for one.
  await expect.poll(countLockWaits).toBe(processes.length);
  await expect.poll(() => api.pool.waitingCount).toBe(0);
  await api.call('ada', readFeed);
  await lock.release();
  expect(tally(await written)).toEqual({ 201: MAX_SCHEDULED_POSTS, 409: 18 });
  expect(await count('scheduled_posts')).toBe(MAX_SCHEDULED_POSTS);
});

test('counts one of two votes that a member casts at once', async () => {
  for (let round = 0; round < 25; round += 1) {
    const { id: postId } = await api.write('ada', {
      text: 'Left or right?',
      poll: { options: ['Left', 'Right'], minutes: 60 },
    });
    const vote = (choice: number) => ['ines', votePoll, { params: { postId }, body: { choice } }] as const;
    expect(tally(await statusesOf([vote(0), vote(1)]))).toEqual({ 200: 1, 409: 1 });
  }
  expect(await count('votes')).toBe(25);
});

test('leaves no follow beside a block made at the same moment, nor after unblocking', async () => {
  const follows = `follows f WHERE f.target_id IN (SELECT id FROM members WHERE handle = 'ada')`;
  for (let round = 0; round < 40; round += 1) {
    const params = { handle: 'ines' };
    const statuses = await statusesOf([
      ['ines', follow, { params: { handle: 'ada' } }],
      ['ada', block, { params }],
    ]);
    expect(statuses[1]).toBe(200);
    expect([200, 403]).toContain(statuses[0]);
    expect(await count(follows)).toBe(0);
    await processes[0]?.('ada', unblock, { params });
    expect(await count(follows)).toBe(0);
  }
});

test('keeps the limit of muted words', async () => {
  const word = (n: number) => ['ines', addMutedWord, { body: { text: `word ${n}` } }] as const;
  await api.pool.query(
    `INSERT INTO muted_words SELECT gen_random_uuid(), id, 'old ' || n, 'old ' || n, true, NULL, now()
     FROM members, generate_series(1, $1) n WHERE handle = 'ines'`,
    [MAX_MUTED_WORDS - 2],
  );
  const statuses = await statusesOf(Array.from({ length: 10 }, (_, n) => word(n)));
  expect(tally(statuses)).toEqual({ 201: 2, 409: 8 });
  expect(await count('muted_words')).toBe(MAX_MUTED_WORDS);
});

test('keeps the limit of unused uploads', async () => {
  await api.pool.query(
    `INSERT INTO media (id, owner_id, content_type, width, height, created_at)
     SELECT gen_random_uuid(), id, 'image/webp', 2, 2, now() - interval '1 hour' FROM members, generate_series(1, 100)
     WHERE handle = 'rui'`,
  );
  const bytes = await solidPicture(2, 2).png().toBuffer();
  const requests = [() => api.service, () => other].map(requestFrom);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      postPicture(requests[n % 2] ?? api.request, 'rui', bytes, 'image/png'),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(await count('media')).toBe(100);
});

test.each([
  ['writes wait for one post', 'post'],
  ['decisions wait for one another', 'decision'],
] as const)("reads find a connection while twenty members' %s", async (_, kind) => {
  const { id: postId } = await api.write('ada', 'Everyone at once');
  const crowd = Array.from({ length: 20 }, (_, n) => `crowd-${n}`);
  for (const uid of crowd) {
    await api.me(uid);
    tokens[uid] = await api.tokens.sign(uid);
  }
  await api.pool.query(`UPDATE members SET role = 'moderator' WHERE handle LIKE 'crowd%'`);
  const lock = await holdLock(
    kind === 'post'
      ? `SELECT 1 FROM posts WHERE id = '${postId}' FOR UPDATE`
      : `SELECT pg_advisory_xact_lock(3, hashtext(''))`,
  );
  const operation = kind === 'post' ? likePost : hidePost;
  const waiting = Promise.allSettled(crowd.map((uid) => callFirst(uid, operation, { params: { postId } })));
  await expect.poll(countLockWaits).toBeGreaterThan(0);
  await expect.poll(() => api.pool.waitingCount).toBe(0);
  await api.call('rui', readFeed);
  await lock.release();
  expect((await waiting).filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
