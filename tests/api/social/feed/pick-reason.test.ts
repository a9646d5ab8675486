import { expect, test } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { likePost, repostPost } from '@contract/post/post-interaction';
import { follow } from '@contract/member/profile';
import { block, mute } from '@contract/member/relationship';
import { followTag } from '@contract/feed/tag-follow';
import { createMeasuredApi } from '../../../support/service/measured-api';

const { api, costOf } = createMeasuredApi();

const followBy = (uid: string, handle: string) => api.call(uid, follow, { params: { handle } });
const like = (uid: string, postId: string) => api.call(uid, likePost, { params: { postId } });

/** The reason of a post in For you, with handles instead of cards. */
async function reasonFor(uid: string, postId: string) {
  const { items } = await api.call(uid, readFeed, { query: { limit: 50 } });
  const reason = items.find(({ post }) => post.id === postId)?.reason;
  return reason && { ...reason, members: reason.members.map(({ handle }) => handle) };
}

const plain = (kind: string, tag: string | null = null) => ({ kind, members: [], count: 0, tag });

test('names the reason of every pick, reposts and likes of followed members first', async () => {
  for (const uid of ['ada', 'teo', 'mei', 'omar', 'hana', 'kofi']) await api.me(uid);
  for (const handle of ['ada', 'teo', 'mei']) await followBy('ines', handle);
  await followBy('ada', 'hana');
  await api.pool.query(`UPDATE members SET created_at = now() - interval '1 year' WHERE handle <> 'kofi'`);
  const [own, followed, byOmar, byHana, tagged, byKofi] = [
    await api.write('ines', 'Mine, in #Lamps'),
    await api.write('ada', 'By Ada'),
    await api.write('omar', 'By Omar'),
    await api.write('hana', 'By Hana'),
    await api.write('omar', 'More #lamps'),
    await api.write('kofi', 'By Kofi'),
  ];
  expect(await reasonFor('ines', own.id)).toEqual(plain('own'));
  expect(await reasonFor('ines', followed.id)).toEqual(plain('followed'));
  expect(await reasonFor('ines', tagged.id)).toEqual(plain('tag', 'lamps'));
  await api.call('ines', followTag, { params: { tag: 'lamps' } });
  expect(await reasonFor('ines', tagged.id)).toEqual(plain('followed-tag', 'lamps'));
  expect(await reasonFor('ines', byHana.id)).toEqual({ ...plain('network'), members: ['ada'], count: 1 });
  expect(await reasonFor('ines', byKofi.id)).toEqual(plain('newcomer'));
  expect(await reasonFor('ines', byOmar.id)).toEqual(plain('recent'));
  await api.pool.query(`UPDATE posts SET like_count = 8 WHERE id = '${byOmar.id}'`);
  expect(await reasonFor('ines', byOmar.id)).toEqual(plain('popular'));

  for (const uid of ['hana', 'ada', 'teo', 'mei']) await like(uid, byOmar.id);
  const liked = { ...plain('liked'), members: ['mei', 'teo'], count: 3 };
  expect(await reasonFor('ines', byOmar.id)).toEqual(liked);
  await api.call('ada', repostPost, { params: { postId: byOmar.id } });
  expect(await reasonFor('ines', byOmar.id)).toEqual({ ...plain('reposted'), members: ['ada'], count: 1 });
  const following = await api.call('ines', readFeed, { query: { tab: 'following' } });
  expect(following.items.map(({ reason }) => reason)).toEqual([null, null, null]);
});

test('names no member whom the reader muted, blocked or is blocked by, and no suspended one', async () => {
  const uids = ['quiet', 'blocked', 'blocker', 'suspended'];
  for (const uid of [...uids, 'writer']) await api.me(uid);
  await api.pool.query(`UPDATE members SET created_at = now() - interval '1 year'`);
  const post = await api.write('writer', 'Liked by four');
  for (const uid of uids) {
    await followBy('reader', uid);
    await like(uid, post.id);
  }
  expect(await reasonFor('reader', post.id)).toMatchObject({ kind: 'liked', count: 4 });
  await api.call('reader', mute, { params: { handle: 'quiet' } });
  await api.call('reader', block, { params: { handle: 'blocked' } });
  await api.call('blocker', block, { params: { handle: 'reader' } });
  await api.pool.query(`UPDATE members SET suspended_at = now() WHERE handle = 'suspended'`);
  expect(await reasonFor('reader', post.id)).toEqual(plain('recent'));
});

test('reads a bounded number of the likes of a post that thousands liked', async () => {
  const { id } = await api.write('star', 'Liked by thousands');
  await followBy('fan', 'star');
  await api.pool.query(`
    INSERT INTO members (id, uid, handle, name, created_at)
    SELECT gen_random_uuid(), 'fan_' || n, 'fan_' || n, 'Fan', now() FROM generate_series(1, 5000) AS n;
    INSERT INTO likes (member_id, post_id, created_at)
    SELECT m.id, '${id}', now() FROM members m WHERE m.handle LIKE 'fan\\_%';
    INSERT INTO reposts (id, member_id, post_id, created_at)
    SELECT gen_random_uuid(), m.id, '${id}', now() FROM members m WHERE m.handle LIKE 'fan\\_%';
    INSERT INTO follows (member_id, target_id, created_at)
    SELECT m.id, s.id, now() FROM members m, members s WHERE m.handle LIKE 'fan\\_%' AND s.handle = 'star'`);
  await api.pool.query('VACUUM (ANALYZE)');
  const { buffers } = await costOf('fan', readFeed, { tab: 'for-you' });
  expect(buffers).toBeLessThan(1500);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
