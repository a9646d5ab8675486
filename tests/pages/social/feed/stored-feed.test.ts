import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deletePost } from '@contract/post/post-write';
import { configureApi } from '@/lib/api/client';
import { feedOptions, newPostsOptions } from '@/queries/social/feed/feed';
import { createQueryClient } from '@/queries/client';
import { clearOfflineFeed, startOfflineFeed } from '@/queries/social/feed/offline-feed';
import { unreadNotificationsOptions } from '@/queries/social/notification';
import { readConfirmedPost } from '@/queries/social/post/post';
import { restoreFeed } from '@/queries/social/feed/stored-feed';
import { fakeAuth } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const FEED = feedOptions('for-you').queryKey;
const stops: (() => void)[] = [];

/** Waits until the feed is stored; a tab that is hidden stores its feed at once. */
async function waitUntilStored(member: string): Promise<void> {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  const db = await openDB('plaza-kept', 1);
  await waitFor(async () => expect(await db.count('feeds', member)).toBe(1));
  db.close();
}

/** Simulates a page load: a fresh cache that requests the feed. */
function visit(member = 'ines') {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const gets = vi.spyOn(IDBObjectStore.prototype, 'get');
  gets.mockClear();
  stops.push(startOfflineFeed(client, member));
  const read = client.infiniteQuery(feedOptions('for-you')).catch(() => undefined);
  return {
    client,
    read,
    shown: () => client.getQueryData(FEED)?.pages[0]?.rows.length,
    /** Resolves after the request and the look into the stored feed, whichever takes longer. */
    settled: async () => {
      await read;
      await waitFor(() => expect(gets.mock.results.map(({ value }) => value?.readyState)).toEqual(['done']));
    },
  };
}

beforeEach(() => {
  configureApi({ baseUrl: '/api/v1', getToken: fakeAuth().getToken });
  return clearOfflineFeed('ines');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** Writes two posts and reads the feed once. */
async function readOnce() {
  const service = await createTestService();
  await service.write(amara, 'Lemons at the corner');
  const post = await service.write(amara, 'The tram is early');
  const { client, read } = visit();
  client.setQueryData(unreadNotificationsOptions().queryKey, 3);
  await read;
  await waitUntilStored('ines');
  for (const stop of stops.splice(0)) stop();
  return { ...service, post };
}
/** Makes the service answer 503; returns a function that removes the fault. */
const failFeed = () => injectFault('GET /feed', respondWithProblem(503, 'unavailable'));

/** Simulates a visit that starts with the posts of the last one, as main.tsx does. */
async function visitAgain(member = 'ines') {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const db = await openDB('plaza-kept', 1);
  restoreFeed(client, await db.get('feeds', member), 'for-you');
  db.close();
  stops.push(startOfflineFeed(client, member));
  return { client, shown: () => client.getQueryData(FEED)?.pages[0]?.rows.length };
}

describe('the posts of the last visit', () => {
  test('show before the service answers; newer posts wait behind the button', async () => {
    const { write, post } = await readOnce();
    await write(amara, 'Oranges too');
    const { client, shown } = await visitAgain();
    expect(shown()).toBe(2);
    expect(readConfirmedPost(client, post.id)?.text).toBe(post.text);
    expect(client.getQueryData(unreadNotificationsOptions().queryKey)).toBe(3);
    await waitFor(() => expect(client.getQueryData(newPostsOptions('for-you').queryKey)).toHaveLength(1));
    expect(shown()).toBe(2);
  });

  test('disappear when the service refuses the member', async () => {
    await readOnce();
    injectFault('GET /feed', respondWithProblem(403, 'suspended'));
    const { shown } = await visitAgain();
    await waitFor(() => expect(shown()).toBeUndefined());
  });

  test('lose what has been deleted since', async () => {
    const { call, post } = await readOnce();
    await call(amara, deletePost, { params: { postId: post.id } });
    const { client } = await visitAgain();
    await waitFor(() => expect(readConfirmedPost(client, post.id)).toBeNull());
  });

  test('of another build wait for the service', async () => {
    await readOnce();
    const client = createQueryClient();
    const db = await openDB('plaza-kept', 1);
    restoreFeed(client, { ...(await db.get('feeds', 'ines')), build: 'another' }, 'for-you');
    db.close();
    expect(client.getQueryData(FEED)).toBeUndefined();
  });
});

describe('the stored feed', () => {
  test('is shown with its posts when the service is unreachable', async () => {
    const { post } = await readOnce();
    failFeed();
    const { client, shown } = visit();
    await waitFor(() => expect(shown()).toBe(2));
    expect(readConfirmedPost(client, post.id)?.text).toBe(post.text);
  });

  test('is not shown to a suspended member', async () => {
    await readOnce();
    injectFault('GET /feed', respondWithProblem(403, 'suspended'));
    const { settled, shown } = visit();
    await settled();
    expect(shown()).toBeUndefined();
  });

  test('is replaced by a fresh read and stored again', async () => {
    const { write } = await readOnce();
    const removeFault = failFeed();
    const { client, shown } = visit();
    await waitFor(() => expect(shown()).toBe(2));
    await write(amara, 'Oranges too');
    removeFault();
    await client.refetchQueries({ queryKey: FEED });
    expect(shown()).toBe(3);
  });

  test('belongs to one member and is deleted on sign-out', async () => {
    await readOnce();
    failFeed();
    const other = visit('ada');
    await other.settled();
    expect(other.shown()).toBeUndefined();
    await clearOfflineFeed('ines');
    const own = visit();
    await own.settled();
    expect(own.shown()).toBeUndefined();
  });
});
