import { expect, test } from 'vitest';
import { listNotifications } from '@contract/notification/notification';
import * as postWrite from '@contract/post/post-write';
import { getThread } from '@contract/post/thread';
import { editPost, listPostVersions } from '@contract/post/post-edit';
import { searchPosts } from '@contract/feed/search';
import { createTestApi } from '../../../support/service/test-api';
import { solidPicture, uploadPicture } from '../../../support/service/upload-picture';

const api = createTestApi();

const edit = (uid: string, postId: string, body: Record<string, unknown>) =>
  api.call(uid, editPost, { params: { postId }, body: { contentWarning: null, ...body } });
const versions = async (uid: string, postId: string) =>
  (await api.call(uid, listPostVersions, { params: { postId } })).items;
const found = async (q: string) =>
  (await api.call('ada', searchPosts, { query: { q } })).items.map(({ id }) => id);

test('changes the text and keeps earlier versions', async () => {
  const post = await api.write('ines', { text: 'The marekt opens', contentWarning: 'Fish' });
  expect(post.editedAt).toBeNull();
  const fixed = await edit('ines', post.id, { text: ' The market opens ', contentWarning: 'Fish' });
  expect(fixed).toMatchObject({ text: 'The market opens', revision: post.revision + 1 });
  expect(fixed.editedAt).not.toBeNull();
  const again = await edit('ines', post.id, { text: 'The market opens' });
  expect(again).toMatchObject({ contentWarning: null, revision: post.revision + 2 });
  expect(await versions('ada', post.id)).toEqual([
    { at: again.editedAt, text: 'The market opens', contentWarning: null },
    { at: fixed.editedAt, text: 'The market opens', contentWarning: 'Fish' },
    { at: post.createdAt, text: 'The marekt opens', contentWarning: 'Fish' },
  ]);
  expect(await edit('ines', post.id, { text: 'The market opens' })).toMatchObject({
    revision: again.revision,
  });
});

test('updates search, tags and mentions, and notifies members once', async () => {
  await api.me('ada');
  await api.me('rui');
  const post = await api.write('ines', 'Quince for @ada #orchard');
  await edit('ines', post.id, { text: 'Medlar for @ada and @rui #meadow' });
  expect(await found('quince')).toEqual([]);
  expect(await found('medlar')).toEqual([post.id]);
  const mentioned = async (uid: string) =>
    (await api.call(uid, listNotifications, { query: { kind: 'mention' } })).items.filter(
      (one) => one.post?.id === post.id,
    ).length;
  expect([await mentioned('ada'), await mentioned('rui')]).toEqual([1, 1]);
  const { rows } = await api.pool.query('SELECT tag FROM post_tags WHERE post_id = $1', [post.id]);
  expect(rows).toEqual([{ tag: 'meadow' }]);
});

test('changes the alt text of a picture', async () => {
  const white = await solidPicture(8, 8).png().toBuffer();
  const { id } = await uploadPicture(api.request, 'ines', white, 'image/png');
  const post = await api.write('ines', { text: '', media: [{ id, alt: 'A lamp' }] });
  const body = { text: '', media: [{ id, alt: 'Two lamps' }] };
  expect((await edit('ines', post.id, body)).media[0]?.alt).toBe('Two lamps');
  const other = await api.write('ines', 'Another');
  await expect(edit('ines', other.id, { ...body, text: 'x' })).rejects.toMatchObject({
    problem: { code: 'validation', fields: { media: expect.any(String) } },
  });
});

test('lets only the author edit, and rejects an empty or deleted post', async () => {
  const { id } = await api.write('ines', 'Mine');
  await expect(edit('ada', id, { text: 'Hers' })).rejects.toMatchObject({ problem: { code: 'forbidden' } });
  await expect(edit('ines', id, { text: ' ' })).rejects.toMatchObject({ problem: { code: 'validation' } });
  await api.call('ines', postWrite.deletePost, { params: { postId: id } });
  await expect(edit('ines', id, { text: 'Gone' })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await expect(versions('ines', id)).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('shows versions of a followers-only post to followers only', async () => {
  const { id } = await api.write('ines', { text: 'Inside', audience: 'followers' });
  await edit('ines', id, { text: 'Inside still' });
  expect(await versions('ines', id)).toHaveLength(2);
  await expect(versions('stranger', id)).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('limits the number of edits', async () => {
  const { id } = await api.write('ines', 'Version 0');
  for (let n = 1; n <= 49; n += 1) await edit('ines', id, { text: `Version ${n}` });
  await expect(edit('ines', id, { text: 'One more' })).rejects.toMatchObject({
    problem: { code: 'conflict' },
  });
  expect(await versions('ada', id)).toHaveLength(50);
});

test('creates a thread completely or not at all', async () => {
  const text = (n: number) => `Part ${n} of the walk`;
  const continued = [1, 2, 3].map((n) => ({ text: text(n) }));
  const root = await api.write('ines', { text: text(0), audience: 'followers', continued });
  expect(root).toMatchObject({ text: text(0), replyTo: null, counts: { replies: 1 } });
  const thread = await api.call('ines', getThread, { params: { postId: root.id } });
  expect(thread.replies.map((post) => post.text)).toEqual([1, 2, 3].map(text));
  expect(thread.replies.map((post) => post.replyTo?.id)).toEqual([
    root.id,
    ...thread.replies.slice(0, 2).map(({ id }) => id),
  ]);
  expect(thread.replies.every((post) => post.audience === 'followers')).toBe(true);
  const { counts } = await api.me('ines');
  const broken = [{ text: 'Fine' }, { text: ' ' }];
  await expect(api.write('ines', { text: 'First', continued: broken })).rejects.toMatchObject({
    problem: { code: 'validation' },
  });
  expect((await api.me('ines')).counts).toEqual(counts);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
