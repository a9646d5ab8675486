import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { feedOptions } from '@/queries/feed';
import { createQueryClient } from '@/queries/client';
import { forgetFeed, keepFeed } from '@/queries/kept-feed';
import { type PostEntry, postKey } from '@/queries/post';
import { LIST, type PostListData } from '@/queries/post-list';
import { feedOf, somePost } from '../support/posts';
import { stubService } from '../support/service';

const PATIENCE = { timeout: 4000 };
const FEED = [LIST, 'feed', 'for-you'];
const stops: (() => void)[] = [];

/** A page load of its own: a fresh cache that asks for the feed. */
function visit(member = 'ines') {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  stops.push(keepFeed(client, member));
  const read = client.infiniteQuery(feedOptions('for-you')).catch(() => undefined);
  return { client, read, shown: () => client.getQueryData<PostListData>(FEED)?.pages[0]?.rows.length };
}

beforeEach(forgetFeed);
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function readOnce(): Promise<void> {
  stubService({ 'GET /feed': () => feedOf([somePost(), somePost({}, 2)]) });
  const { read } = visit();
  await read;
  await new Promise((resolve) => setTimeout(resolve, 1300));
  for (const stop of stops.splice(0)) stop();
}

describe('the feed that was read last', () => {
  test('is shown where the service cannot be reached, with its posts', async () => {
    await readOnce();
    stubService({ 'GET /feed': () => new Response(null, { status: 503 }) });
    const { client, shown } = visit();
    await waitFor(() => expect(shown()).toBe(2), PATIENCE);
    expect(client.getQueryData<PostEntry>(postKey(somePost().id))?.truth?.text).toBe(somePost().text);
  });

  test('gives way to what is read anew, and is kept anew then', async () => {
    await readOnce();
    let up = false;
    stubService({
      'GET /feed': () => (up ? feedOf([somePost({}, 7)]) : new Response(null, { status: 503 })),
    });
    const { client, shown } = visit();
    await waitFor(() => expect(shown()).toBe(2), PATIENCE);
    up = true;
    await client.refetchQueries({ queryKey: FEED });
    expect(shown()).toBe(1);
  });

  test('is nobody else’s, and is gone after sign-out', async () => {
    await readOnce();
    stubService({ 'GET /feed': () => new Response(null, { status: 503 }) });
    const other = visit('ada');
    await other.read;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(other.shown()).toBeUndefined();
    await forgetFeed();
    const own = visit();
    await own.read;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(own.shown()).toBeUndefined();
  });
});
