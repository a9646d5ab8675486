import { expect, test } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { getReadingPosition, putReadingPosition } from '@contract/feed/reading-position';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
const placeOf = async (uid: string, list: string) =>
  (await api.call(uid, getReadingPosition, { query: { list } })).place;

test('stores one position per tab and member; the last write wins', async () => {
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

test('rejects an unreadable post, and keeps the moment of a deleted one', async () => {
  const post = await api.write('cleo', { text: 'For followers', audience: 'followers' });
  const body = { list: 'for-you', postId: post.id, at: post.createdAt };
  await expect(api.call('ines', putReadingPosition, { body })).rejects.toThrow('404 not-found');
  await api.call('cleo', putReadingPosition, { body });
  await api.pool.query('UPDATE posts SET deleted_at = now() WHERE id = $1', [post.id]);
  expect(await placeOf('cleo', 'for-you')).toMatchObject({ postId: null, at: post.createdAt });
});

test('has no position for notifications', async () => {
  await expect(placeOf('ines', 'notifications')).rejects.toThrow('400 validation');
});

test('logs no errors', () => expect(api.faults).toEqual([]));
