import { expect, test } from 'vitest';
import { addMutedWord } from '@contract/member/muted-word';
import { deletePost } from '@contract/post/post-write';
import { follow } from '@contract/member/profile';
import { listRecentAuthors, MAX_RECENT_AUTHORS, MAX_RECENT_POSTS } from '@contract/feed/recent-author';
import { block, mute } from '@contract/member/relationship';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const followAll = async (uid: string, handles: readonly string[]): Promise<void> => {
  for (const handle of handles) await api.me(handle);
  for (const handle of handles) await api.call(uid, follow, { params: { handle } });
};
const authorsOf = async (uid: string) =>
  (await api.call(uid, listRecentAuthors)).items.map(({ member, postedAt }) => [
    member.handle,
    postedAt.length,
  ]);

test('lists followed authors, latest first, with the times of their posts but not of replies', async () => {
  await followAll('anna', ['bea', 'cleo', 'quiet']);
  const first = await api.write('bea', 'First');
  const second = await api.write('bea', 'Second');
  const byCleo = await api.write('cleo', 'Later than Bea');
  await api.write('bea', { text: 'A reply', replyTo: byCleo.id });
  await api.write('anna', 'An own post');
  await api.write('unknown', 'Not followed');
  const { items } = await api.call('anna', listRecentAuthors);
  expect(items.map(({ member }) => member.handle)).toEqual(['cleo', 'bea']);
  expect(items[1]?.postedAt).toEqual([second.createdAt, first.createdAt]);
});

test('leaves out muted and blocked authors, muted words, deleted and old posts', async () => {
  await followAll('vera', ['muted', 'blocked', 'wordy', 'deleted', 'old']);
  for (const handle of ['muted', 'blocked', 'deleted', 'old']) await api.write(handle, `By ${handle}`);
  await api.write('wordy', 'About turnips');
  expect(await authorsOf('vera')).toHaveLength(5);
  await api.call('vera', mute, { params: { handle: 'muted' } });
  await api.call('blocked', block, { params: { handle: 'vera' } });
  await api.call('vera', addMutedWord, { body: { text: 'turnips' } });
  const { rows } = await api.pool.query<{ id: string }>(`SELECT id FROM posts WHERE text = 'By deleted'`);
  await api.call('deleted', deletePost, { params: { postId: rows[0]?.id ?? '' } });
  await api.pool.query(`UPDATE posts SET created_at = now() - interval '31 days' WHERE text = 'By old'`);
  expect(await authorsOf('vera')).toEqual([]);
});

test('shows posts for followers only to followers and limits the posts of an author', async () => {
  await followAll('fan', ['star']);
  for (let n = 0; n <= MAX_RECENT_POSTS; n += 1)
    await api.write('star', { text: `Post ${n}`, audience: 'followers' });
  expect(await authorsOf('fan')).toEqual([['star', MAX_RECENT_POSTS]]);
});

test('limits the list', async () => {
  const handles = Array.from({ length: MAX_RECENT_AUTHORS + 1 }, (_, n) => `crowd${n}`);
  await followAll('listener', handles);
  for (const handle of handles) await api.write(handle, 'Here');
  const authors = await authorsOf('listener');
  expect(authors).toHaveLength(MAX_RECENT_AUTHORS);
  expect(authors).not.toContainEqual(['crowd0', 1]);
});
