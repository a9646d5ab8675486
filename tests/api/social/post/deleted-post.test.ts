import { expect, test } from 'vitest';
import { listDeletedPosts, RESTORE_MINUTES } from '@contract/post/deleted-post';
import { deletePost, restorePost } from '@contract/post/post-write';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const list = (uid: string, query = {}) => api.call(uid, listDeletedPosts, { query });
const remove = async (uid: string, text: string) => {
  const { id } = await api.write(uid, text);
  await api.call(uid, deletePost, { params: { postId: id } });
  return id;
};
const backdate = (id: string, seconds: number) =>
  api.pool.query(`UPDATE posts SET deleted_at = now() - make_interval(secs => $2) WHERE id = $1`, [
    id,
    seconds,
  ]);

test('lists own deleted posts, last deleted first, page by page', async () => {
  const ids = [await remove('ines', 'First'), await remove('ines', 'Second'), await remove('ines', 'Third')];
  await remove('ada', 'Not of Ines');
  const first = await list('ines', { limit: 2 });
  expect(first.items.map(({ text }) => text)).toEqual(['Third', 'Second']);
  const rest = await list('ines', { limit: 2, cursor: first.nextCursor });
  expect(rest).toMatchObject({
    items: [{ id: ids[0], text: 'First', isReply: false, pictures: 0 }],
    nextCursor: null,
  });
});

test('leaves out restored posts, and posts that can no longer be restored', async () => {
  const [restored, late, last] = [
    await remove('kofi', 'Restored'),
    await remove('kofi', 'Too late'),
    await remove('kofi', 'Just in time'),
  ];
  await api.call('kofi', restorePost, { params: { postId: restored } });
  await backdate(late, RESTORE_MINUTES * 60 + 1);
  await backdate(last, RESTORE_MINUTES * 60 - 20);
  const { items } = await list('kofi');
  expect(items.map(({ id }) => id)).toEqual([last]);
  expect(Date.parse(items[0]?.restorableUntil ?? '') - Date.now()).toBeLessThan(20_000);
  await expect(api.call('kofi', restorePost, { params: { postId: late } })).rejects.toThrow('410 gone');
});

test('leaves out posts that moderators have hidden, because these cannot be restored', async () => {
  const id = await remove('noor', 'Hidden');
  await api.pool.query('UPDATE posts SET hidden_at = now() WHERE id = $1', [id]);
  expect((await list('noor')).items).toEqual([]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
