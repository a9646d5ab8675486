import { expect, test } from 'vitest';
import { readFeed } from '@contract/feed';
import { getReadingPosition, putReadingPosition } from '@contract/reading-position';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const placeOf = async (uid: string, list: string) =>
  (await api.call(uid, getReadingPosition, { query: { list } })).place;

test('a place is kept for each tab and each member, and the last word counts', async () => {
  await api.me('bea');
  const older = await api.write('ines', 'The older one');
  const newer = await api.write('ines', 'The newer one');
  const { items } = await api.call('ines', readFeed, { query: { tab: 'following' } });
  expect(await placeOf('ines', 'following')).toBeNull();
  for (const post of [newer, older]) {
    const at = items.find(({ key }) => key === post.id)?.at ?? '';
    const body = { list: 'following', postId: post.id, at };
    const { place } = await api.call('ines', putReadingPosition, { body });
    expect(place).toMatchObject({ postId: post.id, at });
    expect(await placeOf('ines', 'following')).toEqual(place);
  }
  expect(await placeOf('ines', 'for-you')).toBeNull();
  expect(await placeOf('bea', 'following')).toBeNull();
});

test('a post that may not be read can be no place, and one that is gone leaves its moment', async () => {
  const post = await api.write('cleo', { text: 'For followers', audience: 'followers' });
  const body = { list: 'for-you', postId: post.id, at: post.createdAt };
  await expect(api.call('ines', putReadingPosition, { body })).rejects.toThrow('404 not-found');
  await api.call('cleo', putReadingPosition, { body });
  await api.pool.query('UPDATE posts SET deleted_at = now() WHERE id = $1', [post.id]);
  expect(await placeOf('cleo', 'for-you')).toMatchObject({ postId: null, at: post.createdAt });
});

test('marking notifications as read is no place in the feed', async () => {
  await expect(placeOf('ines', 'notifications')).rejects.toThrow('400 validation');
});

test('the service itself found no fault', () => expect(api.faults).toEqual([]));
