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
const PATIENCE = { timeout: 4000 };
const FEED = [POST_LIST_KEY, 'feed', 'for-you'];
const stops: (() => void)[] = [];

/** A page load of its own: a fresh cache that asks for the feed. */
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

/** Two posts, read once; gives the first and its town. */
async function readOnce() {
  const town = await createTestService();
  await town.write(amara, 'Lemons at the corner');
  const post = await town.write(amara, 'The tram is early');
  const { read } = visit();
  await read;
  await new Promise((resolve) => setTimeout(resolve, 1300));
  for (const stop of stops.splice(0)) stop();
  return { ...town, post };
}
/** The service is down from now on; what is given back mends it. */
const close = () => injectFault('GET /feed', respondWithProblem(503, 'unavailable'));

describe('the feed that was read last', () => {
  test('is shown where the service cannot be reached, with its posts', async () => {
    const { post } = await readOnce();
    close();
    const { client, shown } = visit();
    await waitFor(() => expect(shown()).toBe(2), PATIENCE);
    expect(client.getQueryData<PostEntry>(postKey(post.id))?.confirmed?.text).toBe(post.text);
  });

  test('is not shown to one whom the service refuses, as after a suspension', async () => {
    await readOnce();
    injectFault('GET /feed', respondWithProblem(403, 'suspended'));
    const { read, shown } = visit();
    await read;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(shown()).toBeUndefined();
  });

  test('gives way to what is read anew, and is kept anew then', async () => {
    const { write } = await readOnce();
    const open = close();
    const { client, shown } = visit();
    await waitFor(() => expect(shown()).toBe(2), PATIENCE);
    await write(amara, 'Oranges too');
    open();
    await client.refetchQueries({ queryKey: FEED });
    expect(shown()).toBe(3);
  });

  test('is nobody else’s, and is gone after sign-out', async () => {
    await readOnce();
    close();
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
