// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '@contract/post/post';
import { configureApi } from '@/lib/api/client';
import { cachePosts, optimisticPost, readPost } from '@/queries/social/post/post';
import { applyLiveCounts, markPostDeleted } from '@/queries/social/post/post-updates';
import { bookmarksOptions } from '@/queries/social/bookmark/bookmark';
import { feedOptions } from '@/queries/social/feed/feed';
import { notificationsOptions } from '@/queries/social/notification';
import { memberPostsOptions } from '@/queries/social/member/member-posts';
import { searchPostsOptions } from '@/queries/social/search';
import { threadOptions } from '@/queries/social/thread/thread';
import { outboxHandlers } from '@/queries/outbox-handlers';
import { startOutbox } from '@/queries/outbox/start-outbox';
import {
  type PostInteraction,
  setPostInteraction,
  voteInPoll,
} from '@/queries/social/mutations/post/post-interaction';
import { createFakeBrowser, unsentWrites } from '../../support/social/fake-outbox';
import { feedResponse, createPostFixture } from '../../support/social/post-fixtures';
import { problemResponse } from '../../support/service/problem-response';
import { eventually } from '../../support/eventually';

const id = createPostFixture().id;
const shown = (client: QueryClient): Post | null => {
  const entry = readPost(client, id);
  return entry ? optimisticPost(entry) : null;
};

configureApi({ baseUrl: '/api/v1', getToken: () => Promise.resolve('of Ines') });

/** A client whose writes go through an outbox of its own. */
async function newClient(): Promise<QueryClient> {
  const client = new QueryClient();
  await startOutbox(client, 'ines', {
    handlers: outboxHandlers,
    environment: createFakeBrowser().openTab().ground,
  });
  return client;
}
const idle = async (client: QueryClient) => {
  await new Promise((resolve) => setTimeout(resolve));
  await eventually(() => expect(unsentWrites(client)).toEqual([]));
};

/** How the service treats one request: answers, refuses, acts but the answer is lost, or is not reached. */
type Fate = 'ok' | 'refused' | 'lost' | 'down';

/** Every screen that shows the post, as the app asks for it. */
const screens = {
  feed: (client: QueryClient) => client.infiniteQuery({ ...feedOptions('following'), staleTime: 0 }),
  profile: (client: QueryClient) =>
    client.infiniteQuery({ ...memberPostsOptions('amara', 'posts'), staleTime: 0 }),
  bookmarks: (client: QueryClient) => client.infiniteQuery({ ...bookmarksOptions(), staleTime: 0 }),
  search: (client: QueryClient) => client.infiniteQuery({ ...searchPostsOptions('lemons'), staleTime: 0 }),
  thread: (client: QueryClient) => client.query({ ...threadOptions(id, 'oldest'), staleTime: 0 }),
  notifications: (client: QueryClient) => client.infiniteQuery({ ...notificationsOptions(), staleTime: 0 }),
};
type Screen = keyof typeof screens;

function answerTo(url: string, post: Post): unknown {
  if (url.includes('/thread')) return { ancestors: [], post, replies: [] };
  if (url.includes('/feed')) return feedResponse([post]);
  if (url.includes('/notifications')) return { items: [], nextCursor: null, unread: 0 };
  return /\/posts\/[^/]+$/.test(url) ? post : { items: [post], nextCursor: null };
}

/** A service that holds one post; every answer waits for the scheduler. */
function standIn(scheduler: fc.Scheduler, fates: Fate[]) {
  let truth = createPostFixture({ counts: { replies: 0, reposts: 3, likes: 7, quotes: 0 }, revision: 1 });
  const change = (part: Partial<Post>) => {
    truth = { ...truth, ...part, revision: truth.revision + 1 };
  };
  const set = (mark: PostInteraction, on: boolean) => {
    if (truth.own[mark] === on) return;
    const count = mark === 'liked' ? 'likes' : mark === 'reposted' ? 'reposts' : null;
    const counts = count ? { ...truth.counts, [count]: truth.counts[count] + (on ? 1 : -1) } : truth.counts;
    change({ own: { ...truth.own, [mark]: on }, counts });
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const kind = /\/(like|repost|bookmark)$/.exec(url)?.[1];
    const fate = kind ? (fates.shift() ?? 'ok') : 'ok';
    await scheduler.schedule(Promise.resolve(), `reaches: ${init.method} ${url}`);
    if (fate === 'down') throw new TypeError('Failed to fetch');
    if (fate === 'refused') return problemResponse(403, 'forbidden');
    if (init.method === 'GET') {
      // What was asked for now arrives whenever it likes.
      const answer = answerTo(url, structuredClone(truth));
      await scheduler.schedule(Promise.resolve(), `answers: ${url}`);
      return Response.json(answer);
    }
    if (kind === 'like') set('liked', init.method === 'PUT');
    if (kind === 'repost') set('reposted', init.method === 'PUT');
    if (kind === 'bookmark') set('bookmarked', init.method === 'PUT');
    const answer = structuredClone(truth);
    await scheduler.schedule(Promise.resolve(), `answers: ${init.method} ${url}`);
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  return {
    get truth() {
      return truth;
    },
    /** Another member likes the post, or takes the like back. */
    foreign: (by: number) => {
      const likes = Math.max(0, truth.counts.likes + by);
      change({ counts: { ...truth.counts, likes } });
    },
  };
}

/** All that is under way comes to its end. */
async function settle(scheduler: fc.Scheduler, client: QueryClient): Promise<void> {
  do {
    await scheduler.waitIdle();
    await vi.advanceTimersByTimeAsync(1_000);
  } while (scheduler.count() > 0 || unsentWrites(client).length > 0);
}

const command = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('liked', 'liked', 'reposted', 'bookmarked') },
  { weight: 2, arbitrary: fc.constantFrom('foreign+', 'foreign-') },
  { weight: 2, arbitrary: fc.constantFrom('step', 'step', 'step', 'calm') },
  { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(screens) as Screen[])) },
);

describe('post cache', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('ends with the counts of the service after any likes, undos, failures and late responses on every screen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(command, { maxLength: 14 }),
        fc.array(fc.constantFrom<Fate>('ok', 'ok', 'refused', 'lost', 'down'), { maxLength: 14 }),
        async (scheduler, commands, fates) => {
          const client = await newClient();
          const service = standIn(scheduler, [...fates]);
          cachePosts(client, [service.truth], performance.now());
          for (const step of commands) {
            if (step === 'step') {
              if (scheduler.count() > 0) await scheduler.waitOne();
            } else if (step === 'calm') {
              await settle(scheduler, client);
            } else if (step in screens) {
              void screens[step as Screen](client).catch(() => undefined);
            } else if (step.startsWith('foreign')) {
              service.foreign(step === 'foreign+' ? 1 : -1);
              const { counts, revision } = service.truth;
              void scheduler
                .schedule(Promise.resolve(), 'counts')
                .then(() => applyLiveCounts(client, id, counts, revision));
            } else {
              const mark = step as PostInteraction;
              setPostInteraction(client, id, mark, !shown(client)?.own[mark]);
            }
          }
          await settle(scheduler, client);
          const { counts, own } = service.truth;
          expect(shown(client)).toMatchObject({ counts, own });
          client.clear();
        },
      ),
      { numRuns: 300 },
    );
  }, 30_000);

  it('sends only the last of many presses', async () => {
    const calls: string[] = [];
    let truth = createPostFixture();
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      calls.push(init.method ?? '');
      await gate;
      truth = {
        ...truth,
        own: { ...truth.own, liked: init.method === 'PUT' },
        counts: { ...truth.counts, likes: init.method === 'PUT' ? 1 : 0 },
        revision: truth.revision + 1,
      };
      return Response.json(truth);
    });
    const client = await newClient();
    cachePosts(client, [createPostFixture()], 0);
    setPostInteraction(client, id, 'liked', true);
    await eventually(() => expect(calls).toHaveLength(1));
    for (const on of [false, true, false, true, false]) setPostInteraction(client, id, 'liked', on);
    expect(shown(client)?.own.liked).toBe(false);
    open();
    await idle(client);
    expect(calls).toEqual(['PUT', 'DELETE']);
    expect(shown(client)?.counts.likes).toBe(0);
  });

  it('restores the count when the service refuses', async () => {
    const truth = createPostFixture({
      counts: { replies: 0, reposts: 0, likes: 41, quotes: 0 },
      revision: 9,
    });
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) =>
      init.method === 'GET' ? Response.json(truth) : problemResponse(403, 'blocked'),
    );
    const client = await newClient();
    cachePosts(client, [{ ...truth, counts: { ...truth.counts, likes: 40 }, revision: 8 }], 0);
    setPostInteraction(client, id, 'liked', true);
    expect(shown(client)?.counts.likes).toBe(41);
    expect(shown(client)?.own.liked).toBe(true);
    await idle(client);
    await eventually(() => expect(shown(client)?.counts.likes).toBe(41));
    expect(shown(client)?.own.liked).toBe(false);
  });

  it('shows an own vote at once and the service’s count after it', async () => {
    const poll = {
      options: [
        { text: 'Bench', votes: 4 },
        { text: 'Fountain', votes: 2 },
      ],
      closesAt: '2026-12-01T12:00:00.000Z',
      closed: false,
      ownChoice: null,
    };
    const after = { ...poll, options: [poll.options[0], { text: 'Fountain', votes: 5 }], ownChoice: 1 };
    vi.stubGlobal('fetch', async () => Response.json({ ...createPostFixture({ revision: 4 }), poll: after }));
    const client = await newClient();
    cachePosts(client, [createPostFixture({ poll })], 0);
    voteInPoll(client, id, 1);
    expect(shown(client)?.poll).toMatchObject({ ownChoice: 1, options: [{ votes: 4 }, { votes: 3 }] });
    await idle(client);
    expect(shown(client)?.poll).toEqual(after);
  });

  it('shows the votes of others as they arrive', () => {
    const options = [
      { text: 'Bench', votes: 4 },
      { text: 'Fountain', votes: 2 },
    ];
    const closesAt = '2026-12-01T12:00:00.000Z';
    const client = new QueryClient();
    cachePosts(client, [createPostFixture({ poll: { options, closesAt, closed: false, ownChoice: 0 } })], 0);
    const { counts, revision } = createPostFixture();
    applyLiveCounts(client, id, { ...counts, votes: [4, 3] }, revision + 1);
    expect(shown(client)?.poll?.options.map(({ votes }) => votes)).toEqual([4, 3]);
    // From a service of the version before.
    applyLiveCounts(client, id, counts, revision + 2);
    expect(shown(client)?.poll?.options.map(({ votes }) => votes)).toEqual([4, 3]);
  });

  it('a late response never restores a deleted post', () => {
    const client = new QueryClient();
    const askedAt = performance.now();
    cachePosts(client, [createPostFixture()], askedAt);
    markPostDeleted(client, id);
    cachePosts(client, [createPostFixture({ revision: 20 })], askedAt);
    expect(shown(client)).toBeNull();
    cachePosts(client, [createPostFixture({ revision: 21 })], Infinity);
    expect(shown(client)).not.toBeNull();
  });
});
