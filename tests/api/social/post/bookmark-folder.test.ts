import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { requestAccountDeletion } from '@contract/account/account-deletion';
import { block } from '@contract/member/relationship';
import { suspendMember } from '@contract/moderation/moderation';
import { listBookmarks } from '@contract/post/bookmark';
import {
  deleteBookmarkFolder,
  getBookmarkFolder,
  listBookmarkFolders,
  MAX_BOOKMARK_FOLDERS,
  moveBookmark,
  putBookmarkFolder,
} from '@contract/post/bookmark-folder';
import { bookmarkPost, unbookmarkPost } from '@contract/post/post-interaction';
import { deletePost } from '@contract/post/post-write';
import { openSql } from '@server/db/sql';
import { expiries } from '@server/ops/expiry';
import { addModerators } from '../../../support/service/add-moderators';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const folders = async (uid = 'ines') =>
  (await api.call(uid, listBookmarkFolders)).items.map(({ name, count }) => `${name} ${count}`);
const put = (name: string, folderId: string = randomUUID(), uid = 'ines') =>
  api.call(uid, putBookmarkFolder, { params: { folderId }, body: { name } });
const move = (postId: string, folderId: string | null, uid = 'ines') =>
  api.call(uid, moveBookmark, { params: { postId }, body: { folderId } });
const listed = async (folder?: string, uid = 'ines') =>
  (await api.call(uid, listBookmarks, { query: { folder } })).items.map(({ text }) => text);

test('creates, renames, fills and empties folders', async () => {
  const recipes = await put('  Recipes ');
  expect(recipes).toMatchObject({ name: 'Recipes', count: 0 });
  await put('architecture');
  const soup = await api.write('ada', 'A soup');
  const bread = await api.write('ada', 'A bread');
  const other = await api.write('ada', 'Not filed');
  for (const { id } of [soup, other]) await api.call('ines', bookmarkPost, { params: { postId: id } });
  await move(soup.id, recipes.id);
  expect((await move(bread.id, recipes.id)).own.bookmarked).toBe(true);
  expect(await folders()).toEqual(['architecture 0', 'Recipes 2']);
  expect(await listed(recipes.id)).toEqual(['A bread', 'A soup']);
  expect(await listed()).toEqual(['A bread', 'Not filed', 'A soup']);
  expect(await api.call('ines', getBookmarkFolder, { params: { postId: soup.id } })).toEqual({
    folderId: recipes.id,
  });
  await put('Cooking', recipes.id);
  await move(soup.id, null);
  await api.call('ines', unbookmarkPost, { params: { postId: bread.id } });
  expect(await folders()).toEqual(['architecture 0', 'Cooking 0']);
  expect(await listed()).toEqual(['Not filed', 'A soup']);
});

test('keeps the bookmarks of a deleted folder and restores both', async () => {
  const { id } = await put('Later', randomUUID(), 'kofi');
  const post = await api.write('ada', 'For later');
  await move(post.id, id, 'kofi');
  await api.call('kofi', deleteBookmarkFolder, { params: { folderId: id } });
  expect(await folders('kofi')).toEqual([]);
  expect(await listed(id, 'kofi')).toEqual([]);
  expect(await listed(undefined, 'kofi')).toEqual(['For later']);
  expect(await api.call('kofi', getBookmarkFolder, { params: { postId: post.id } })).toEqual({
    folderId: null,
  });
  await expect(move(post.id, id, 'kofi')).rejects.toThrow('404');
  await put('Later', id, 'kofi');
  expect(await listed(id, 'kofi')).toEqual(['For later']);
  await api.call('kofi', deleteBookmarkFolder, { params: { folderId: id } });
  const inAMonth = new Date(Date.now() + 31 * 86_400_000);
  await expiries['deleted-folders']?.(openSql(api.pool), inAMonth);
  expect((await api.pool.query('SELECT 1 FROM bookmark_folders WHERE id = $1', [id])).rowCount).toBe(0);
  expect(await listed(undefined, 'kofi')).toEqual(['For later']);
});

test('counts the posts that a folder lists', async () => {
  await addModerators(api);
  const { id } = await put('Mixed', randomUUID(), 'mira');
  for (const author of ['stays', 'blocker', 'suspended', 'leaves']) {
    const post = await api.write(author, `By ${author}`);
    await move(post.id, id, 'mira');
  }
  const deleted = await api.write('stays', 'Deleted');
  await move(deleted.id, id, 'mira');
  expect(await folders('mira')).toEqual(['Mixed 5']);
  await api.call('stays', deletePost, { params: { postId: deleted.id } });
  await api.call('blocker', block, { params: { handle: 'mira' } });
  await api.call('mod', suspendMember, { params: { handle: 'suspended' }, body: { reason: 'spam' } });
  await api.call('leaves', requestAccountDeletion);
  expect(await listed(id, 'mira')).toEqual(['By stays']);
  expect(await folders('mira')).toEqual(['Mixed 1']);
});

test('refuses names in use, empty names and one folder too many', async () => {
  await put('One', randomUUID(), 'noor');
  await expect(put('one', randomUUID(), 'noor')).rejects.toThrow('already have a folder');
  await expect(put('\u200b', randomUUID(), 'noor')).rejects.toThrow('400');
  for (let n = 1; n < MAX_BOOKMARK_FOLDERS; n += 1) await put(`Folder ${n}`, randomUUID(), 'noor');
  await expect(put('One more', randomUUID(), 'noor')).rejects.toThrow('Delete one first');
});

test('keeps the folders of another member out of reach', async () => {
  const { id } = await put('Private', randomUUID(), 'lena');
  const post = await api.write('ada', 'Public');
  await expect(put('Mine', id, 'tim')).rejects.toThrow('404');
  await expect(move(post.id, id, 'tim')).rejects.toThrow('404');
  await api.call('tim', deleteBookmarkFolder, { params: { folderId: id } });
  await move(post.id, id, 'lena');
  expect(await listed(id, 'tim')).toEqual([]);
  expect(await folders('lena')).toEqual(['Private 1']);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
