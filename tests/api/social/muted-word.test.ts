import { beforeAll, expect, test } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { follow } from '@contract/member/profile';
import * as contract from '@contract/member/muted-word';
import {
  getNotificationSettings,
  listNotifications,
  putNotificationSettings,
} from '@contract/notification/notification';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { likePost } from '@contract/post/post-interaction';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const feedOf = async (tab: string) =>
  (await api.call('ines', readFeed, { query: { tab } })).items.map(({ post }) => post.text);
const mute = (text: string, more: { whole?: boolean; days?: number } = {}) =>
  api.call('ines', contract.addMutedWord, { body: { text, ...more } });
const clear = () => api.pool.query('DELETE FROM muted_words');

const art = 'The Art of Benches';
const party = 'A party, at last!';
const lunch = 'ＬＵＮＣＨ on the square';

beforeAll(async () => {
  await api.me('ines');
  for (const text of [art, party, lunch]) await api.write('bea', text);
  await api.call('ines', follow, { params: { handle: 'bea' } });
});

test.each([
  ['art', true, [lunch, party]],
  ['ART', false, [lunch]],
  ['party at last', true, [lunch, art]],
  ['at las', true, [lunch, party, art]],
  ['at las', false, [lunch, art]],
  ['lunch', true, [party, art]],
])('muting %s (whole: %s) keeps the other posts', async (text, whole, left) => {
  await clear();
  const preview = await api.call('ines', contract.previewMutedWord, { query: { text, whole } });
  await mute(text, { whole });
  expect(await feedOf('following')).toEqual(left);
  expect((await feedOf('for-you')).toSorted()).toEqual([...left].toSorted());
  expect([preview.hidden, preview.lookedAt]).toEqual([3 - left.length, 3]);
  expect(preview.posts.map(({ text: hidden }) => hidden)).toHaveLength(3 - left.length);
});

test.each([
  ['C++', true, ['C++ or C', 'We learn C++.', '(c++) and Rust']],
  ['c++', false, ['C++ or C', 'C++11 is here', 'We learn C++.', '(c++) and Rust']],
  ['C', true, ['C++ or C', 'C and D']],
  ['learn C', true, []],
  ['tram', true, ['Bus+tram day', 'Late again #Tram']],
  ['#tram', true, ['Late again #Tram']],
  ["don't", true, ['I don’t know']],
  ['don’t', true, ['I don’t know']],
  ['.net', true, ['Written in .NET, twice']],
])('muting %s (whole: %s) matches its own characters', async (text, whole, matches) => {
  await clear();
  const texts = [
    '(c++) and Rust',
    'We learn C++.',
    'C++11 is here',
    'C and D',
    'Late again #Tram',
    'I don’t know',
    'Don and T',
    'Written in .NET, twice',
    'Caught in a net',
    'C#: a tone',
    'C++ or C',
    'Bus+tram day',
  ];
  await api.pool.query(`DELETE FROM posts WHERE text = ANY($1)`, [texts]);
  for (const each of texts) await api.write('bea', each);
  const preview = await api.call('ines', contract.previewMutedWord, { query: { text, whole } });
  expect(preview.posts.map(({ text: hidden }) => hidden)).toEqual(matches);
  await mute(text, { whole });
  const left = await feedOf('following');
  expect(texts.filter((each) => !left.includes(each)).toReversed()).toEqual(matches);
});

test('keeps words apart that differ in punctuation alone', async () => {
  await clear();
  for (const text of ['C', 'C#', 'C++', 'c++']) await mute(text);
  const { items } = await api.call('ines', contract.listMutedWords);
  expect(items.map(({ text }) => text)).toEqual(['c++', 'C#', 'C']);
});

test.each(['.*', '%', '#'])('rejects %s as a word', async (text) => {
  await expect(mute(text)).rejects.toThrow('400 validation');
});

test('hides quotes, warnings and notifications with a muted word, but not own posts', async () => {
  await clear();
  await mute('carpet');
  const own = await api.write('ines', 'My own carpet');
  const other = await api.write('cleo', 'Their carpet');
  await api.write('bea', { text: 'Look at this', quoteOf: other.id });
  await api.write('bea', { text: 'Something else', contentWarning: 'carpet talk' });
  await api.write('bea', 'A carpet for @ines');
  await api.write('bea', { text: 'Nice one', quoteOf: own.id });
  expect((await feedOf('following')).slice(0, 2)).toEqual(['Nice one', 'My own carpet']);
  expect(await api.call('ines', countUnreadNotifications)).toEqual({ unread: 1 });
});

test('expires a muted word, and replaces its expiry when muted again', async () => {
  await clear();
  const first = await mute('Art', { days: 7 });
  expect(Date.parse(first.until ?? '')).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
  const again = await mute('art');
  expect(again).toEqual({ ...first, text: 'art', until: null });
  await api.pool.query(`UPDATE muted_words SET until = now() - interval '1 second'`);
  expect((await api.call('ines', contract.listMutedWords)).items).toEqual([]);
  expect(await feedOf('following')).toContain(art);
});

test('limits muted words to a hundred per member, who alone can remove them', async () => {
  await clear();
  for (let n = 0; n < contract.MAX_MUTED_WORDS; n += 1) await mute(`word ${n}`);
  await expect(mute('one more')).rejects.toThrow('409 conflict');
  const { items } = await api.call('ines', contract.listMutedWords);
  expect(items).toHaveLength(contract.MAX_MUTED_WORDS);
  const params = { wordId: items[0]?.id ?? '' };
  await api.call('bea', contract.removeMutedWord, { params });
  await expect(mute('one more')).rejects.toThrow('409 conflict');
  await api.call('ines', contract.removeMutedWord, { params });
  await mute('one more');
});

test('leaves switched-off kinds out of lists and counts', async () => {
  await clear();
  const post = await api.write('ines', 'Like me');
  await api.call('bea', likePost, { params: { postId: post.id } });
  const before = (await api.call('ines', countUnreadNotifications)).unread;
  const quiet = await api.call('ines', putNotificationSettings, {
    body: { quiet: ['like', 'poll', 'like'] },
  });
  expect(quiet).toEqual({ quiet: ['like', 'poll'] });
  expect(await api.call('ines', countUnreadNotifications)).toEqual({ unread: before - 1 });
  const { items, unread } = await api.call('ines', listNotifications);
  expect(items.map(({ kind }) => kind)).not.toContain('like');
  expect(unread).toBe(before - 1);
  await expect(
    api.call('ines', putNotificationSettings, { body: { quiet: ['moderation'] } }),
  ).rejects.toThrow('400 validation');
  await api.call('ines', putNotificationSettings, { body: { quiet: [] } });
  expect(await api.call('ines', getNotificationSettings)).toEqual({ quiet: [] });
  expect(await api.call('ines', countUnreadNotifications)).toEqual({ unread: before });
});

test('logs no errors', () => expect(api.faults).toEqual([]));
