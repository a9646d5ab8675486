import { expect, test } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { getMe } from '@contract/member/member';
import { follow, getMember } from '@contract/member/profile';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { getPost } from '@contract/post/post';
import { block, listBlocked, listMuted, mute, unblock, unmute } from '@contract/member/relationship';
import { readEvents } from '../../support/service/event-reader';
import { openStream } from '../../support/service/listen';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const to = (handle: string) => ({ params: { handle } });
const feedOf = async (uid: string) =>
  (await api.call(uid, readFeed, { query: { tab: 'following' } })).items.map(({ post }) => post.text);

test('hides a muted member from feed and badge, but not from the profile, without notice', async () => {
  for (const uid of ['ines', 'bea']) await api.me(uid);
  await api.call('ines', follow, to('bea'));
  await api.write('bea', 'Hello @ines, says Bea');
  expect(await api.call('ines', countUnreadNotifications)).toEqual({ unread: 1 });
  const { relation } = await api.call('ines', mute, to('bea'));
  expect(relation).toMatchObject({ muted: true, following: true, blocked: false });
  expect(await feedOf('ines')).toEqual([]);
  expect(await api.call('ines', countUnreadNotifications)).toEqual({ unread: 0 });
  await expect(api.call('ines', getMember, to('bea'))).resolves.toMatchObject({ relation: { muted: true } });
  await expect(api.call('bea', getMember, to('ines'))).resolves.toMatchObject({ relation: { muted: false } });
  await api.call('ines', unmute, to('bea'));
  expect(await feedOf('ines')).toEqual(['Hello @ines, says Bea']);
});

test('separates both members on a block; unblocking restores no follow', async () => {
  await api.call('bea', follow, to('ines'));
  const post = await api.write('bea', 'Before the block');
  const { relation } = await api.call('ines', block, to('bea'));
  expect(relation).toEqual({
    self: false,
    following: false,
    followedBy: false,
    requested: false,
    requestedBy: false,
    muted: false,
    blocked: true,
  });
  for (const uid of ['ines', 'bea']) {
    expect((await api.call(uid, getMe)).counts).toMatchObject({ following: 0, followers: 0 });
  }
  await expect(api.call('ines', getPost, { params: { postId: post.id } })).rejects.toThrow('not-found');
  await expect(api.call('bea', getMember, to('ines'))).rejects.toThrow('403 blocked');
  await expect(api.call('bea', mute, to('ines'))).rejects.toThrow('not-found');
  await api.call('ines', block, to('bea'));
  await api.call('ines', unblock, to('bea'));
  expect(await feedOf('ines')).toEqual([]);
  await expect(api.call('bea', getMember, to('ines'))).resolves.toMatchObject({
    relation: { following: false },
  });
});

test('lets each of two mutual blockers unblock', async () => {
  await api.call('ines', block, to('bea'));
  await api.pool.query(
    `INSERT INTO blocks SELECT b.id, a.id, now() FROM members a, members b WHERE a.handle = 'ines' AND b.handle = 'bea'`,
  );
  const { relation } = await api.call('ines', unblock, to('bea'));
  expect(relation.blocked).toBe(false);
  await expect(api.call('ines', block, to('bea'))).rejects.toThrow('not-found');
  await api.call('bea', unblock, to('ines'));
  await expect(api.call('ines', getMember, to('bea'))).resolves.toBeDefined();
});

test('detaches a quote of a member who blocks its author, on open screens as well', async () => {
  const own = await api.write('quoted', 'Quote me if you like');
  const quote = await api.write('quoter', { text: 'Look at this', quoteOf: own.id });
  const read = async () => (await api.call('reader', getPost, { params: { postId: quote.id } })).quote?.text;
  expect(await read()).toBe('Quote me if you like');
  const screen = await openStream(api, 'reader');
  await api.call('quoted', block, to('quoter'));
  await screen.until((event) => event.type === 'edit' && event.postId === quote.id);
  expect(await read()).toBeUndefined();
  await expect(api.call('quoter', getPost, { params: { postId: quote.id } })).resolves.toMatchObject({
    quote: null,
  });
  await api.call('quoted', unblock, to('quoter'));
  expect(await read()).toBe('Quote me if you like');
  await screen.close();
});

test('rejects muting or blocking oneself or an unknown member', async () => {
  for (const operation of [mute, block]) {
    await expect(api.call('ines', operation, to('ines'))).rejects.toThrow('409 conflict');
    await expect(api.call('ines', operation, to('nobody_here'))).rejects.toThrow('404 not-found');
  }
});

test.each([
  [mute, listMuted],
  [block, listBlocked],
])('%o: lists every member once, newest first', async (operation, list) => {
  const handles = ['aa1', 'aa2', 'aa3', 'aa4', 'aa5'];
  for (const handle of handles) {
    await api.me(handle);
    await api.call('lister', operation, to(handle));
  }
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { member: { handle: string } }[]; nextCursor: string | null } = await api.call(
      'lister',
      list,
      { query: { limit: 2, cursor } },
    );
    found.push(...page.items.map(({ member }) => member.handle));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(found).toEqual(handles.toReversed());
  expect((await api.call('ines', list)).items).toEqual([]);
});

test('sends a visibility event to both members of a block', async () => {
  const streams = await Promise.all(
    // Zoe is no member of an earlier block.
    ['ines', 'bea', 'zoe'].map(async (uid) => {
      const { body } = await api.request('/events', {}, uid);
      if (!body) throw new Error('No stream');
      const reader = readEvents(body);
      await reader.live;
      return reader;
    }),
  );
  const [ines, bea, other] = streams;
  await api.call('ines', block, to('bea'));
  await ines?.until(({ type }) => type === 'visibility');
  await bea?.until(({ type }) => type === 'visibility');
  // Events of earlier tests may come late: other transactions hold them back.
  expect(other?.events.filter(({ event }) => event.type === 'visibility')).toEqual([]);
  for (const stream of streams) await stream.close();
});

test('logs no errors', () => expect(api.faults).toEqual([]));
