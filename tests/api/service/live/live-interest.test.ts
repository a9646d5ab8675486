import { expect, test } from 'vitest';
import type { LiveEvent } from '@contract/live-event';
import { declareInterest } from '@contract/live-interest';
import { follow } from '@contract/member/profile';
import { hidePost } from '@contract/moderation/moderation';
import { likePost, votePoll } from '@contract/post/post-interaction';
import { deletePost } from '@contract/post/post-write';
import { openStream } from '../../../support/service/listen';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const countsOf = (postId: string) => (event: LiveEvent) => event.type === 'counts' && event.postId === postId;
const declare = (uid: string, streamId: string, posts: { id: string; revision: number }[], forYou = false) =>
  api.call(uid, declareInterest, { params: { streamId }, body: { posts, forYou } });

test('a stream gets the counts of the posts on its screen only', async () => {
  const shown = await api.write('ines', 'On the screen of Ada');
  const elsewhere = await api.write('ines', 'On nobody’s screen');
  const ada = await openStream(api, 'ada', { declares: true });
  expect(await declare('ada', ada.streamId, [{ id: shown.id, revision: 0 }])).toEqual({
    changed: [],
    removed: [],
  });
  await api.call('rui', likePost, { params: { postId: elsewhere.id } });
  await api.call('rui', likePost, { params: { postId: shown.id } });
  expect(await ada.until(countsOf(shown.id))).toMatchObject({ counts: { likes: 1 }, revision: 1 });
  expect(ada.events.filter(({ event }) => countsOf(elsewhere.id)(event))).toEqual([]);
  await ada.close();
});

test('a vote reaches the screens that show the poll, and a later declaration', async () => {
  const poll = await api.write('ines', {
    text: 'Shade or sun?',
    poll: { options: ['Shade', 'Sun'], minutes: 60 },
  });
  const ada = await openStream(api, 'ada', { declares: true });
  await declare('ada', ada.streamId, [{ id: poll.id, revision: 0 }]);
  await api.call('rui', votePoll, { params: { postId: poll.id }, body: { choice: 1 } });
  expect(await ada.until(countsOf(poll.id))).toMatchObject({ counts: { votes: [0, 1] } });
  expect(await declare('ada', ada.streamId, [{ id: poll.id, revision: 0 }])).toMatchObject({
    changed: [{ counts: { votes: [0, 1] } }],
  });
  await ada.close();
});

test('a declaration brings posts up to date that changed since they were read', async () => {
  const liked = await api.write('ines', 'Liked meanwhile');
  const deleted = await api.write('ines', 'Deleted meanwhile');
  const ada = await openStream(api, 'ada', { declares: true });
  await api.call('rui', likePost, { params: { postId: liked.id } });
  await api.call('ines', deletePost, { params: { postId: deleted.id } });
  const posts = [liked, deleted].map(({ id }) => ({ id, revision: 0 }));
  expect(await declare('ada', ada.streamId, posts)).toMatchObject({
    changed: [{ postId: liked.id, revision: 1, counts: { likes: 1 } }],
    removed: [deleted.id],
  });
  await ada.close();
});

test('sums the likes of one post into at most two counts events per second', async () => {
  const post = await api.write('ines', 'Liked by many');
  const fans = Array.from({ length: 40 }, (_, index) => `fan${index}`);
  for (const fan of fans) await api.me(fan);
  const ada = await openStream(api, 'ada', { declares: true });
  await declare('ada', ada.streamId, [{ id: post.id, revision: 0 }]);
  const started = performance.now();
  for (const fan of fans) await api.call(fan, likePost, { params: { postId: post.id } });
  await ada.until((event) => event.type === 'counts' && event.counts.likes === fans.length);
  const seconds = (performance.now() - started) / 1000;
  const told = ada.events.filter(({ event }) => countsOf(post.id)(event));
  expect(told.length).toBeLessThanOrEqual(2 + 2 * seconds);
  await ada.close();
});

test('reaches a stream in another process, and no stream of another member', async () => {
  const post = await api.write('ines', 'Across processes');
  const other = api.startAnother();
  const ada = await openStream(api, 'ada', { declares: true, service: other });
  const rui = await openStream(api, 'rui', { declares: true, service: other });
  await declare('rui', rui.streamId, []);
  await declare('ada', rui.streamId, [{ id: post.id, revision: 0 }]);
  const liked = async () => {
    await declare('ada', ada.streamId, [{ id: post.id, revision: 0 }]);
    await api.call(`liker${Math.random()}`, likePost, { params: { postId: post.id } });
    return ada.events.some(({ event }) => countsOf(post.id)(event));
  };
  await expect.poll(liked, { timeout: 10_000, interval: 200 }).toBe(true);
  expect(rui.events.filter(({ event }) => countsOf(post.id)(event))).toEqual([]);
  await Promise.all([ada.close(), rui.close()]);
});

test('announces posts to followers, and to everyone with For you open', async () => {
  await api.me('ines');
  await api.call('follower', follow, { params: { handle: 'ines' } });
  const [follower, browser, reader] = await Promise.all(
    ['follower', 'browser', 'reader'].map((uid) => openStream(api, uid, { declares: true })),
  );
  if (!follower || !browser || !reader) throw new Error('Three streams');
  await declare('follower', follower.streamId, []);
  await declare('browser', browser.streamId, [], true);
  await declare('reader', reader.streamId, []);
  const post = await api.write('ines', 'Announced');
  const announced = (event: LiveEvent) => event.type === 'post' && event.postId === post.id;
  await Promise.all([follower.until(announced), browser.until(announced)]);
  await api.call('ines', deletePost, { params: { postId: post.id } });
  // The announced post waits behind a button, so its removal is announced as well.
  const removed = (event: LiveEvent) => event.type === 'removed' && event.postId === post.id;
  await Promise.all([follower.until(removed), browser.until(removed)]);
  expect(reader.events).toEqual([]);
  await Promise.all([follower, browser, reader].map((each) => each.close()));
});

test('removes the posts of a suspended member from open screens', async () => {
  const post = await api.write('sue', 'Soon suspended');
  const ada = await openStream(api, 'ada', { declares: true });
  await declare('ada', ada.streamId, [{ id: post.id, revision: 0 }]);
  await api.pool.query(`UPDATE members SET suspended_at = now() WHERE handle = 'sue'`);
  const removed = { type: 'removed', postId: post.id };
  expect(await ada.until(({ type }) => type === 'removed')).toEqual(removed);
  await ada.close();
});

test('removes a hidden post from the screens of readers; author and moderators read it again', async () => {
  await api.me('mod');
  await api.pool.query(`UPDATE members SET role = 'moderator' WHERE handle = 'mod'`);
  const [reader, author] = await Promise.all(['ada', 'ines'].map((uid) => openStream(api, uid)));
  const post = await api.write('ines', 'Soon hidden');
  // A change of role ends the member's streams: wait until it is behind.
  await reader?.until((event) => event.type === 'post' && event.postId === post.id);
  const moderator = await openStream(api, 'mod');
  await api.call('mod', hidePost, { params: { postId: post.id } });
  const told = (event: LiveEvent) =>
    (event.type === 'removed' || event.type === 'edit') && event.postId === post.id;
  expect(await reader?.until(told)).toMatchObject({ type: 'removed' });
  expect(await author?.until(told)).toMatchObject({ type: 'edit' });
  expect(await moderator.until(told)).toMatchObject({ type: 'edit' });
  for (const stream of [reader, author, moderator]) await stream?.close();
});

test('delivers the rest of a batch around an event that cannot be delivered', async () => {
  const ada = await openStream(api, 'ada');
  const broken = await api.write('ines', 'Breaks every query of its counts');
  const healthy = await api.write('ines', 'Healthy');
  // The announcements must be out before the post breaks.
  await ada.until((event) => event.type === 'post' && event.postId === healthy.id);
  await api.pool.query('UPDATE posts SET revision = 9007199254740993 WHERE id = $1', [broken.id]);
  await api.pool.query(`INSERT INTO events (kind, subject) VALUES ('counts', $1), ('counts', $2)`, [
    broken.id,
    healthy.id,
  ]);
  await ada.until(countsOf(healthy.id));
  // The lost event is made up for.
  await ada.until(({ type }) => type === 'reset');
  await api.call('rui', likePost, { params: { postId: healthy.id } });
  await ada.until((event) => event.type === 'counts' && event.counts.likes === 1);
  expect(api.faults.splice(0)).toMatchObject([{ events: 1 }]);
  await ada.close();
});

test('logs no errors', () => expect(api.faults).toEqual([]));
