import { expect, test } from 'vitest';
import { follow, unfollow } from '@contract/member/profile';
import { listNotifications, markNotificationsRead } from '@contract/notification/notification';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { likePost, repostPost, unlikePost } from '@contract/post/post-interaction';
import { deletePost } from '@contract/post/post-write';
import { openSql } from '@server/db/sql';
import { announcePolls } from '@server/repos/post/ended-polls';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const list = (uid: string, query: Record<string, unknown> = {}) =>
  api.call(uid, listNotifications, { query });

test('groups likes, and notifies no member of their own actions', async () => {
  const post = await api.write('ines', 'Tell me everything');
  const params = { postId: post.id };
  for (const uid of ['a01', 'b01', 'c01', 'd01', 'ines']) await api.call(uid, likePost, { params });
  await api.call('a01', repostPost, { params });
  await api.write('b01', { text: 'Well said @ines', replyTo: post.id });
  await api.write('c01', { text: 'Quoting', quoteOf: post.id });
  await api.write('d01', 'Hello @ines and @nobody_there');
  await api.call('a01', follow, { params: { handle: 'ines' } });
  const { items, unread } = await list('ines');
  expect(items.map(({ kind, actorCount }) => [kind, actorCount])).toEqual([
    ['follow', 1],
    ['mention', 1],
    ['quote', 1],
    ['reply', 1],
    ['repost', 1],
    ['like', 4],
  ]);
  expect(items.at(-1)?.actors.map(({ handle }) => handle)).toEqual(['d01', 'c01', 'b01']);
  expect(items.at(-1)?.post).toEqual({ id: post.id, excerpt: 'Tell me everything' });
  expect(items[0]?.post).toBeNull();
  expect(unread).toBe(6);
});

test('quotes a long post in whole words', async () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`);
  await api.write('e01', `@ines ${words.join(' ')}`);
  const [mention] = (await list('ines', { kind: 'mention' })).items;
  const quoted = mention?.post?.excerpt ?? '';
  expect(quoted).toMatch(/^@ines word0 .* word\d+…$/u);
  expect(quoted.length).toBeLessThanOrEqual(140);
  expect(words).toContain(quoted.slice(0, -1).split(' ').at(-1));
});

test('cuts a long post of one word before a character that does not fit', async () => {
  const family = '👨‍👩‍👧‍👦';
  await api.write('e02', `${family.repeat(20)}@ines`);
  const [mention] = (await list('ines', { kind: 'mention' })).items;
  expect(mention?.post?.excerpt).toBe(`${family.repeat(12)}…`);
});

test('mentions members next to letters of a script without spaces, but not inside a word', async () => {
  await list('hana');
  await api.write('f01', '请问@hana吧');
  await api.write('f02', 'Ж@hana');
  const { items } = await list('hana', { kind: 'mention' });
  expect(items.map(({ post }) => post?.excerpt)).toEqual(['请问@hana吧']);
});

test('quotes the own post that a reply or quote answers, and says when it was deleted', async () => {
  const own = await api.write('olga', 'The lamps go down at one');
  await api.write('a02', { text: 'At last', replyTo: own.id });
  await api.write('b02', { text: 'Look at this', quoteOf: own.id });
  await api.write('c02', 'Good evening @olga');
  await api.call('d02', likePost, { params: { postId: own.id } });
  const answered = async () =>
    (await list('olga')).items.map((item) => [item.kind, item.answered && { ...item.answered }]);
  const shown = { id: own.id, excerpt: 'The lamps go down at one', deleted: false };
  expect(await answered()).toEqual([
    ['like', null],
    ['mention', null],
    ['quote', shown],
    ['reply', shown],
  ]);
  await api.call('olga', deletePost, { params: { postId: own.id } });
  const deleted = { id: own.id, excerpt: '', deleted: true };
  expect(await answered()).toEqual([
    ['mention', null],
    ['quote', deleted],
    ['reply', deleted],
  ]);
});

test('removes the notification of an undone action', async () => {
  const before = (await list('ines')).items.length;
  const [like] = (await list('ines', { kind: 'like' })).items;
  await api.call('a01', unfollow, { params: { handle: 'ines' } });
  for (const uid of ['a01', 'b01', 'c01', 'd01']) {
    await api.call(uid, unlikePost, { params: { postId: like?.post?.id ?? '' } });
  }
  expect((await list('ines')).items).toHaveLength(before - 2);
});

test('never moves the read marker back, and lists each group once across pages', async () => {
  const all = (await list('ines')).items;
  const first = await list('ines', { limit: 2 });
  const second = await list('ines', { limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all.slice(0, 4).map(({ id }) => id));
  const upTo = all[1]?.at ?? '';
  await api.call('ines', markNotificationsRead, { body: { upTo } });
  expect((await list('ines')).items.map(({ read }) => read)).toEqual([
    false,
    ...all.slice(1).map(() => true),
  ]);
  await api.call('ines', markNotificationsRead, { body: { upTo: '2020-01-01T00:00:00.000Z' } });
  expect(await api.call('ines', countUnreadNotifications)).toEqual({ unread: 1 });
  await api.call('ines', markNotificationsRead, { body: { upTo: '2100-01-01T00:00:00.000Z' } });
  expect(await api.call('ines', countUnreadNotifications)).toEqual({ unread: 0 });
  await api.write('b01', 'And again @ines');
  expect(await api.call('ines', countUnreadNotifications)).toEqual({ unread: 1 });
});

test('notifies author and voters of an ended poll once', async () => {
  const post = await api.write('pollster', { text: 'Yes?', poll: { options: ['Yes', 'No'], minutes: 5 } });
  const voter = await api.me('voter');
  await api.pool.query(`INSERT INTO votes VALUES ($1, $2, 0, now())`, [post.id, voter.id]);
  const db = openSql(api.pool);
  const announce = (at: number) => announcePolls(db, new Date(at));
  expect(await announce(Date.now())).toBe(0);
  await api.pool.query(`UPDATE polls SET closes_at = now() WHERE post_id = $1`, [post.id]);
  const counts = await Promise.all([announce(Date.now() + 1000), announce(Date.now() + 1000)]);
  expect(counts[0] + counts[1]).toBe(1);
  for (const uid of ['pollster', 'voter']) {
    const { rows } = await api.pool.query(
      'SELECT kind FROM notifications n JOIN members m ON m.id = n.member_id WHERE m.uid = $1',
      [uid],
    );
    expect(rows).toEqual([{ kind: 'poll' }]);
  }
});

test('logs no errors', () => expect(api.faults).toEqual([]));
