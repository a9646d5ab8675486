import { expect, test } from 'vitest';
import * as contract from '@contract/post/post';
import * as postMark from '@contract/post/post-interaction';
import * as postWrite from '@contract/post/post-write';
import { getThread } from '@contract/post/thread';
import { listBookmarks } from '@contract/post/bookmark';
import { listMemberPosts, follow } from '@contract/member/profile';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

test('returns a new post with its author and zero counts', async () => {
  const post = await api.write('ines', 'Good morning, square. #Market');
  expect(post).toMatchObject({
    text: 'Good morning, square. #Market',
    author: { handle: 'ines' },
    counts: { replies: 0, reposts: 0, likes: 0, quotes: 0 },
    own: { liked: false, reposted: false, bookmarked: false },
    audience: 'public',
  });
  await expect(api.call('ada', contract.getPost, { params: { postId: post.id } })).resolves.toMatchObject({
    text: post.text,
  });
});

test('stores and serves every field of a new post', async () => {
  const content: Required<Omit<postWrite.PostContent, 'media' | 'poll'>> = {
    text: 'The lamps are on again.',
    contentWarning: 'Lamps',
  };
  const poll = { options: ['Bright', 'Dim'], minutes: 5 };
  const { id } = await api.write('ines', { ...content, poll });
  const post = await api.call('ada', contract.getPost, { params: { postId: id } });
  expect(post).toMatchObject(content);
  expect(post.poll?.options.map(({ text }) => text)).toEqual(poll.options);
});

test('counts the length in graphemes', async () => {
  const family = '👩‍👩‍👧‍👦';
  const whole = await api.write('ines', family.repeat(400));
  expect(whole.text).toBe(family.repeat(400));
  await expect(api.write('ines', 'a'.repeat(501))).rejects.toMatchObject({
    problem: { code: 'validation', fields: { text: 'Use at most 500 characters.' } },
  });
  await expect(api.write('ines', ' \n ')).rejects.toMatchObject({ problem: { code: 'validation' } });
});

test('counts a mark once, undoes it and raises the revision', async () => {
  const { id, revision } = await api.write('ines', 'The lamps are on again.');
  const params = { postId: id };
  const liked = await api.call('ada', postMark.likePost, { params });
  expect(liked).toMatchObject({ counts: { likes: 1 }, own: { liked: true }, revision: revision + 1 });
  const again = await api.call('ada', postMark.likePost, { params });
  expect(again).toMatchObject({ counts: { likes: 1 }, revision: revision + 1 });
  await api.call('ada', postMark.repostPost, { params });
  await api.call('ada', postMark.bookmarkPost, { params });
  const marked = await api.call('ada', contract.getPost, { params });
  expect(marked.own).toEqual({ liked: true, reposted: true, bookmarked: true });
  expect((await api.call('ada', listBookmarks)).items.map((post) => post.id)).toEqual([id]);
  for (const undo of [
    postMark.unlikePost,
    postMark.unrepostPost,
    postMark.unbookmarkPost,
    postMark.unlikePost,
  ]) {
    await api.call('ada', undo, { params });
  }
  const bare = await api.call('ada', contract.getPost, { params });
  expect(bare).toMatchObject({
    counts: { likes: 0, reposts: 0 },
    own: { liked: false, reposted: false, bookmarked: false },
  });
});

test('counts concurrent likes', async () => {
  const { id } = await api.write('ines', 'Who is coming to the concert on the steps?');
  const people = Array.from({ length: 20 }, (_, index) => `fan${index}`);
  await Promise.all(people.map((uid) => api.call(uid, postMark.likePost, { params: { postId: id } })));
  const post = await api.call('ines', contract.getPost, { params: { postId: id } });
  expect(post.counts.likes).toBe(20);
  expect(post.revision).toBe(20);
});

test('lists a thread depth-first in three orders', async () => {
  const root = await api.write('ines', 'Which tram goes to the harbour?');
  const reply = (uid: string, text: string, replyTo: string) => api.write(uid, { text, replyTo });
  const first = await reply('ada', 'The 4, from the north side.', root.id);
  const second = await reply('rui', 'Walk, it is ten minutes.', root.id);
  const deep = await reply('ines', 'With a suitcase?', second.id);
  const nested = await reply('ada', 'The 4 stops running at nine.', first.id);
  await api.call('ines', postMark.likePost, { params: { postId: second.id } });
  const read = async (sort: string, postId = root.id) =>
    api.call('ines', getThread, { params: { postId }, query: { sort } });
  const ids = (posts: { id: string }[]) => posts.map(({ id }) => id);
  expect(ids((await read('oldest')).replies)).toEqual(ids([first, nested, second, deep]));
  expect(ids((await read('newest')).replies)).toEqual(ids([second, deep, first, nested]));
  expect(ids((await read('liked')).replies)).toEqual(ids([second, deep, first, nested]));
  const below = await read('oldest', deep.id);
  expect(ids(below.ancestors)).toEqual(ids([root, second]));
  expect(below.post.replyTo).toEqual({ id: second.id, handle: 'rui' });
  expect((await read('oldest')).post.counts.replies).toBe(2);

  await api.call('ada', postWrite.deletePost, { params: { postId: first.id } });
  const after = await read('oldest');
  expect(ids(after.replies)).toEqual(ids([nested, second, deep]));
  expect(after.replies[0]?.replyTo).toEqual({ id: root.id, handle: 'ines' });
  expect(after.post.counts.replies).toBe(1);
});

test('hides a deleted post, which can be restored for ten minutes', async () => {
  const quoted = await api.write('ada', 'The fountain is repaired.');
  const post = await api.write('ines', { text: 'At last', quoteOf: quoted.id });
  const params = { postId: post.id };
  expect(post.quote).toMatchObject({ id: quoted.id, author: { handle: 'ada' } });
  await expect(api.call('ada', postWrite.deletePost, { params })).rejects.toMatchObject({
    problem: { code: 'forbidden' },
  });
  await api.call('ines', postWrite.deletePost, { params });
  for (const uid of ['ines', 'ada']) {
    await expect(api.call(uid, contract.getPost, { params })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  }
  const source = await api.call('ada', contract.getPost, { params: { postId: quoted.id } });
  expect(source.counts.quotes).toBe(0);
  await expect(api.call('ada', postWrite.restorePost, { params })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  await expect(api.call('ines', postWrite.restorePost, { params })).resolves.toMatchObject({
    text: 'At last',
  });
  await api.call('ines', postWrite.deletePost, { params });
  await api.pool.query(`UPDATE posts SET deleted_at = now() - interval '11 minutes' WHERE id = $1`, [
    post.id,
  ]);
  await expect(api.call('ines', postWrite.restorePost, { params })).rejects.toMatchObject({
    problem: { code: 'gone' },
  });
});

test('accepts one vote per member until the poll closes', async () => {
  const { id } = await api.write('ines', {
    text: 'Benches in the shade or in the sun?',
    poll: { options: ['Shade', 'Sun'], minutes: 60 },
  });
  const vote = (uid: string, choice: number) =>
    api.call(uid, postMark.votePoll, { params: { postId: id }, body: { choice } });
  expect((await vote('ada', 1)).poll).toMatchObject({ ownChoice: 1, closed: false });
  expect((await vote('ada', 1)).poll?.options.map(({ votes }) => votes)).toEqual([0, 1]);
  await expect(vote('ada', 0)).rejects.toMatchObject({ problem: { code: 'conflict' } });
  await expect(vote('rui', 2)).rejects.toMatchObject({ problem: { code: 'validation' } });
  await api.pool.query(`UPDATE polls SET announced_at = now() WHERE post_id = $1`, [id]);
  // The clock of this process is behind that of the process which has announced the end.
  await expect(vote('kofi', 0)).rejects.toThrow('409 conflict: This poll is closed.');
  await api.pool.query(`UPDATE polls SET closes_at = now() - interval '1 minute' WHERE post_id = $1`, [id]);
  await expect(vote('rui', 0)).rejects.toMatchObject({ problem: { code: 'conflict' } });
});

test('lists posts, replies, media and likes of a profile', async () => {
  const top = await api.write('lena', 'First day at the new stall.');
  const reply = await api.write('lena', { text: 'Thank you all.', replyTo: top.id });
  await api.call('lena', postMark.likePost, { params: { postId: top.id } });
  const tab = async (name: string) =>
    (await api.call('ada', listMemberPosts, { params: { handle: 'lena' }, query: { tab: name } })).items;
  expect((await tab('posts')).map(({ id }) => id)).toEqual([top.id]);
  expect((await tab('replies')).map(({ id }) => id)).toEqual([reply.id]);
  expect(await tab('media')).toEqual([]);
  expect((await tab('likes')).map(({ id }) => id)).toEqual([top.id]);
});

test('shows a followers-only post to followers, without reposts or quotes', async () => {
  await api.me('nuno');
  const post = await api.write('nuno', { text: 'Keys are under the pot.', audience: 'followers' });
  const params = { postId: post.id };
  await expect(api.call('ada', contract.getPost, { params })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  await api.call('ada', follow, { params: { handle: 'nuno' } });
  await expect(api.call('ada', contract.getPost, { params })).resolves.toMatchObject({ text: post.text });
  for (const uid of ['ada', 'nuno']) {
    await expect(api.call(uid, postMark.repostPost, { params })).rejects.toMatchObject({
      problem: { code: 'forbidden' },
    });
  }
  await expect(api.write('ada', { text: 'Look', quoteOf: post.id })).rejects.toMatchObject({
    problem: { code: 'forbidden' },
  });
});

test('logs no errors', () => expect(api.faults).toEqual([]));

test('says that a post answers one the reader may not see', async () => {
  await api.call('ada', follow, { params: { handle: (await api.me('ines')).handle } });
  const secret = await api.write('ines', { text: 'Among us', audience: 'followers' });
  const { id } = await api.write('ada', { text: 'Well said', replyTo: secret.id });
  const params = { postId: id };
  expect(await api.call('ada', contract.getPost, { params })).toMatchObject({
    replyTo: { id: secret.id },
    repliesToHidden: false,
  });
  expect(await api.call('stranger', contract.getPost, { params })).toMatchObject({
    replyTo: null,
    repliesToHidden: true,
  });
  expect(secret.repliesToHidden).toBe(false);
});
