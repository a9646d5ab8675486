import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configureApi } from '@/lib/api/client';
import { feedOptions } from '@/queries/social/feed/feed';
import { createQueryClient } from '@/queries/client';
import { clearOfflineFeed, startOfflineFeed } from '@/queries/social/feed/offline-feed';
import { type PostEntry, postKey } from '@/queries/social/post/post';
import { POST_LIST_KEY, type PostListData } from '@/queries/social/post/post-list';
import { fakeAuth } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const TIMEOUT = { timeout: 4000 };
const FEED = [POST_LIST_KEY, 'feed', 'for-you'];
const stops: (() => void)[] = [];

/** Simulates a page load: a fresh cache that requests the feed. */
function visit(member = 'ines') {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  stops.push(startOfflineFeed(client, member));
  const read = client.infiniteQuery(feedOptions('for-you')).catch(() => undefined);
  return { client, read, shown: () => client.getQueryData<PostListData>(FEED)?.pages[0]?.rows.length };
}

beforeEach(() => {
  configureApi({ baseUrl: '/api/v1', getToken: fakeAuth().getToken });
  return clearOfflineFeed();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Writes two posts and reads the feed once. */
async function readOnce() {
  const service = await createTestService();
  await service.write(amara, 'Lemons at the corner');
  const post = await service.write(amara, 'The tram is early');
  const { read } = visit();
  await read;
  await new Promise((resolve) => setTimeout(resolve, 1300));
  for (const stop of stops.splice(0)) stop();
  return { ...service, post };
}
/** Makes the service answer 503; returns a function that removes the fault. */
const failFeed = () => injectFault('GET /feed', respondWithProblem(503, 'unavailable'));

describe('the stored feed', () => {
  test('is shown with its posts when the service is unreachable', async () => {
    const { post } = await readOnce();
    failFeed();
    const { client, shown } = visit();
    await waitFor(() => expect(shown()).toBe(2), TIMEOUT);
    expect(client.getQueryData<PostEntry>(postKey(post.id))?.confirmed?.text).toBe(post.text);
  });

  test('is not shown to a suspended member', async () => {
    await readOnce();
    injectFault('GET /feed', respondWithProblem(403, 'suspended'));
    const { read, shown } = visit();
    await read;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(shown()).toBeUndefined();
  });

  test('is replaced by a fresh read and stored again', async () => {
    const { write } = await readOnce();
    const removeFault = failFeed();
    const { client, shown } = visit();
    await waitFor(() => expect(shown()).toBe(2), TIMEOUT);
    await write(amara, 'Oranges too');
    removeFault();
    await client.refetchQueries({ queryKey: FEED });
    expect(shown()).toBe(3);
  });

  test('belongs to one member and is deleted on sign-out', async () => {
    await readOnce();
    failFeed();
    const other = visit('ada');
    await other.read;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(other.shown()).toBeUndefined();
    await clearOfflineFeed();
    const own = visit();
    await own.read;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(own.shown()).toBeUndefined();
  });
});
