import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCatchUp } from '@contract/feed/catch-up';
import { listDirectory } from '@contract/member/directory';
import { readFeed } from '@contract/feed/feed';
import { listFollowers, listLikers } from '@contract/member/people';
import { getPost } from '@contract/post/post';
import { createPost } from '@contract/post/post-write';
import { follow, getMember, listMemberPosts, listSuggestions } from '@contract/member/profile';
import { listCompletions, listTrends, searchMembers, searchPosts, searchTags } from '@contract/feed/search';
import { getThread } from '@contract/post/thread';
import type { Service } from '@server/app';
import { createPool } from '@server/db/pool';
import { silentLog } from '@server/ops/log';
import { startReplicatedCluster, type ReplicatedCluster } from '../../../support/database/replica';
import { callAs, type CallAs } from '../../../support/service/call-as';
import { readEvents } from '../../../support/service/event-reader';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
let cluster: ReplicatedCluster;
/** Messages of reads that the replica did not answer. */
const failures: string[] = [];
const pools: ReturnType<typeof createPool>[] = [];

const openPool = (url: string) => {
  const pool = createPool(url, { connectionTimeoutMillis: 30_000 });
  pools.push(pool);
  return pool;
};

interface Process {
  service: Service;
  /** Reads that were answered by each database. */
  answers: () => Promise<Record<'replica' | 'primary', number>>;
  call: CallAs;
  texts: (reader: string, author: string) => Promise<string[]>;
}

/** One process of the service on primary and replica. */
function startProcess(lagMs = 600_000): Process {
  const service = api.startAnother({
    pool: openPool(cluster.primaryUrl),
    readPool: openPool(cluster.replicaUrl),
    replicaLimits: { lagMs, answerMs: 30_000 },
    log: { ...silentLog, warn: (_, fields) => failures.push(String(fields?.['cause'])) },
  });
  const request = async (path: string, init: RequestInit = {}, uid = '') => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${await api.tokens.sign(uid)}`);
    return service.app.request(`/api/v1${path}`, { ...init, headers });
  };
  const call = callAs(request);
  return {
    service,
    async answers() {
      const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      const metrics = await (await service.app.request('/metrics', {}, local)).text();
      const by = (name: string): number =>
        Number(new RegExp(`plaza_replica_reads\\{by="${name}"\\} (\\d+)`).exec(metrics)?.[1]);
      return { replica: by('replica'), primary: by('primary') };
    },
    call,
    texts: async (reader, author) =>
      (
        await call(reader, listMemberPosts, { params: { handle: author }, query: { tab: 'posts' } })
      ).items.map(({ text }) => text),
  };
}

let first: Process;
let second: Process;

beforeAll(async () => {
  cluster = await startReplicatedCluster();
  first = startProcess();
  second = startProcess();
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await cluster.close();
});

const write = (uid: string, text: string) => first.call(uid, createPost, { body: { text } });
/** Resolves once the replica has the post, and answers the reader in both processes. */
async function caughtUp(reader: string, text: string): Promise<void> {
  const [, replica] = pools;
  await expect
    .poll(async () => (await replica?.query('SELECT 1 FROM posts WHERE text = $1', [text]))?.rowCount)
    .toBe(1);
  for (const { answers, texts } of [first, second]) {
    const before = (await answers()).replica;
    await expect
      .poll(async () => {
        await texts(reader, 'ines');
        return (await answers()).replica;
      })
      .toBeGreaterThan(before);
  }
}

vi.setConfig({ testTimeout: 60_000 });

test('answers members from the replica, and what they wrote themselves from the primary', async () => {
  await write('ines', 'Before the pause');
  await write('ada', 'Also before');
  await caughtUp('ben', 'Before the pause');
  await cluster.pauseReplay();
  const late = await write('ines', 'During the pause');
  for (const { texts } of [first, second]) {
    expect(await texts('ines', 'ines')).toContain('During the pause');
    expect(await texts('ben', 'ines')).toEqual(['Before the pause']);
  }
  // By its id a post is read from the primary, also where the replica has no such row.
  const params = { postId: late.id };
  expect((await second.call('ben', getPost, { params })).text).toBe('During the pause');
  expect((await second.call('ben', getThread, { params })).post?.text).toBe('During the pause');
  await cluster.resumeReplay();
  for (const reader of ['ben', 'ines']) await caughtUp(reader, 'During the pause');
  await cluster.pauseReplay();
  await write('ada', 'During the second pause');
  expect(await first.texts('ines', 'ada')).toEqual(['Also before']);
  await cluster.resumeReplay();
  expect(failures).toEqual([]);
});

test('gives lists of the replica the position that they were read at', async () => {
  await first.call('ben', follow, { params: { handle: 'ines' } });
  await write('ada', 'A mark');
  await caughtUp('ben', 'A mark');
  await cluster.pauseReplay();
  const missing = await write('ines', 'Not in the list, but in the stream');
  const headers = { Authorization: `Bearer ${await api.tokens.sign('ben')}` };
  const list = await first.service.app.request('/api/v1/feed?tab=following', { headers });
  expect(await list.text()).not.toContain(missing.id);
  const stream = await first.service.app.request('/api/v1/events', {
    headers: { ...headers, 'Last-Event-ID': list.headers.get('last-event-id') ?? '' },
  });
  const reader = readEvents(stream.body ?? new ReadableStream());
  await reader.until((event) => event.type === 'post' && event.postId === missing.id);
  await reader.close();
  await cluster.resumeReplay();
});

test('reads every kind of list from the replica, later pages of For you too', async () => {
  for (let number = 0; number < 4; number += 1) await write('ines', `Post ${number} #pigeons`);
  await caughtUp('cleo', 'Post 3 #pigeons');
  failures.length = 0;
  const { call } = second;
  const query = { tab: 'for-you', limit: 2 } as const;
  const page = await call('cleo', readFeed, { query });
  const next = await call('cleo', readFeed, { query: { ...query, cursor: page.nextCursor } });
  expect(next.items).toHaveLength(2);
  const handle = { params: { handle: 'ines' } };
  await call('cleo', readFeed, { query: { tab: 'following' } });
  await call('cleo', readCatchUp);
  await call('cleo', getMember, handle);
  await call('cleo', listFollowers, handle);
  await call('cleo', listSuggestions);
  await call('cleo', listDirectory);
  await call('cleo', listLikers, { params: { postId: page.items[0]?.post.id ?? '' } });
  await call('cleo', searchPosts, { query: { q: 'pigeons' } });
  await call('cleo', searchMembers, { query: { q: 'ines' } });
  await call('cleo', searchTags, { query: { q: 'pigeons' } });
  await call('cleo', listTrends);
  await call('cleo', listCompletions, { query: { kind: 'tag', prefix: 'pig' } });
  const visitor = await second.service.app.request('/api/v1/public/square');
  expect(visitor.status).toBe(200);
  expect(failures).toEqual([]);
});

test('leaves a replica that is too far behind, or down, to itself', async () => {
  const strict = startProcess(200);
  await write('ines', 'A last mark');
  for (const reader of ['ben', 'cleo']) await caughtUp(reader, 'A last mark');
  await cluster.pauseReplay();
  await write('ada', 'While the replica stands still');
  await expect.poll(() => strict.texts('ben', 'ada')).toContain('While the replica stands still');
  expect(await first.texts('ben', 'ada')).not.toContain('While the replica stands still');
  await cluster.stopReplica();
  expect(await first.texts('ben', 'ada')).toContain('While the replica stands still');
  expect(await second.texts('cleo', 'ada')).toContain('While the replica stands still');
  expect(failures).not.toEqual([]);
  expect((await first.answers()).primary).toBeGreaterThan(0);
});
