import { expect, test } from 'vitest';
import { listNotifications } from '@contract/notification/notification';
import {
  listFollowers,
  listFollowing,
  listLikers,
  listNotificationActors,
  listQuotes,
  listReposters,
  type Person,
} from '@contract/member/people';
import { likePost, repostPost } from '@contract/post/post-interaction';
import { follow } from '@contract/member/profile';
import { block } from '@contract/member/relationship';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const fans = ['fan1', 'fan2', 'fan3', 'fan4', 'fan5'];
const newestFirst = fans.toReversed();

/** All handles of a list read two at a time. */
async function readAll(
  read: (query: {
    limit: number;
    cursor: string | null;
  }) => Promise<{ items: Person[]; nextCursor: string | null }>,
): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Person[]; nextCursor: string | null } = await read({ limit: 2, cursor });
    found.push(...page.items.map(({ handle }) => handle));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

test('lists followers and followed members once, latest first, with the relationship to the caller', async () => {
  await api.me('star');
  for (const uid of fans) await api.call(uid, follow, { params: { handle: 'star' } });
  const params = { handle: 'star' };
  expect(await readAll((query) => api.call('fan1', listFollowers, { params, query }))).toEqual(newestFirst);
  const [self, other] = (await api.call('fan5', listFollowers, { params })).items;
  expect(self?.relation.self).toBe(true);
  expect(other).toMatchObject({ handle: 'fan4', approvesFollowers: false, relation: { following: false } });
  for (const handle of fans) await api.call('star', follow, { params: { handle } });
  expect(await readAll((query) => api.call('fan1', listFollowing, { params, query }))).toEqual(newestFirst);
});

test('lists who liked, reposted and quoted a post, and who is behind a notification', async () => {
  const post = await api.write('writer', 'Like, repost, quote');
  const params = { postId: post.id };
  for (const uid of fans) for (const mark of [likePost, repostPost]) await api.call(uid, mark, { params });
  await api.write('fan1', { text: 'Quoted', quoteOf: post.id });
  expect(await readAll((query) => api.call('writer', listLikers, { params, query }))).toEqual(newestFirst);
  expect(await readAll((query) => api.call('writer', listReposters, { params, query }))).toEqual(newestFirst);
  expect((await api.call('writer', listQuotes, { params })).items.map(({ text }) => text)).toEqual([
    'Quoted',
  ]);
  const [likes] = (await api.call('writer', listNotifications, { query: { kind: 'like' } })).items;
  const group = { params: { notificationId: likes?.id ?? '' } };
  expect(await readAll((query) => api.call('writer', listNotificationActors, { ...group, query }))).toEqual(
    newestFirst,
  );
  expect((await api.call('fan1', listNotificationActors, group)).items).toEqual([]);

  await api.call('writer', block, { params: { handle: 'fan3' } });
  await api.call('writer', block, { params: { handle: 'fan1' } });
  const seen = ['fan5', 'fan4', 'fan2'];
  expect(await readAll((query) => api.call('writer', listLikers, { params, query }))).toEqual(seen);
  expect((await api.call('writer', listQuotes, { params })).items).toEqual([]);
  expect((await api.call('fan2', listQuotes, { params })).items).toEqual([]);
  expect(await readAll((query) => api.call('writer', listNotificationActors, { ...group, query }))).toEqual(
    seen,
  );
});

test('leaves suspended members out of every list', async () => {
  await api.pool.query(`UPDATE members SET suspended_at = now() WHERE handle = 'fan5'`);
  const found = await readAll((query) =>
    api.call('fan2', listFollowers, { params: { handle: 'star' }, query }),
  );
  expect(found).toEqual(['fan4', 'fan3', 'fan2', 'fan1']);
});

test('hides the people of posts and members out of reach', async () => {
  const secret = await api.write('writer', { text: 'For followers', audience: 'followers' });
  for (const list of [listLikers, listReposters, listQuotes])
    await expect(api.call('fan2', list, { params: { postId: secret.id } })).rejects.toThrow('404');
  for (const list of [listFollowers, listFollowing])
    await expect(api.call('fan3', list, { params: { handle: 'writer' } })).rejects.toThrow('blocked');
});

test('logs no errors', () => expect(api.faults).toEqual([]));
