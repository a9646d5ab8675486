import { beforeAll, expect, test } from 'vitest';
import * as moderation from '@contract/moderation/moderation';
import { listNotifications } from '@contract/notification/notification';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { readFeed } from '@contract/feed/feed';
import { getPost } from '@contract/post/post';
import { likePost } from '@contract/post/post-interaction';
import { deletePost } from '@contract/post/post-write';
import { getMe } from '@contract/member/member';
import { listMemberPosts, pinPost } from '@contract/member/profile';
import { reportMember, reportPost } from '@contract/moderation/report';
import { readEvents } from '../../support/service/event-reader';
import type { Problem } from '@contract/problem';
import { endSuspensions } from '@server/repos/moderation/ended-suspensions';
import { openSql } from '@server/db/sql';
import { createTestApi } from '../../support/service/test-api';
import { addModerators } from '../../support/service/add-moderators';

const api = createTestApi();
const reason = 'spam';
const report = (uid: string, postId: string, note = '') =>
  api.call(uid, reportPost, { params: { postId }, body: { reason, note } });
const queue = async (state = 'open') =>
  (await api.call('mod', moderation.listReports, { query: { state } })).items;
const log = async () => (await api.call('mod', moderation.listDecisions)).items.map(({ action }) => action);

beforeAll(async () => {
  await addModerators(api);
  for (const uid of ['author', 'reader', 'other']) await api.me(uid);
});

test('keeps one open report per member and subject, and rejects reports about oneself', async () => {
  const post = await api.write('author', 'Buy my watches');
  await report('reader', post.id);
  await report('reader', post.id, 'The third today');
  await report('other', post.id);
  await api.call('reader', reportMember, { params: { handle: 'author' }, body: { reason: 'other' } });
  const reports = await queue();
  expect(
    reports.map(({ reporter, post: about, others, note }) => [reporter.handle, about?.id, others, note]),
  ).toEqual([
    ['reader', undefined, 0, ''],
    ['other', post.id, 1, ''],
    ['reader', post.id, 1, 'The third today'],
  ]);
  await expect(report('author', post.id)).rejects.toThrow('409 conflict');
  await expect(
    api.call('author', reportMember, { params: { handle: 'author' }, body: { reason } }),
  ).rejects.toThrow('409 conflict');
});

test('lets only moderators read the queue and decide', async () => {
  const [first] = await queue();
  const params = { reportId: first?.id ?? '', postId: first?.id ?? '', handle: 'author' };
  const { listReports, listDecisions, ...deeds } = {
    listReports: moderation.listReports,
    listDecisions: moderation.listDecisions,
    hidePost: moderation.hidePost,
    suspendMember: moderation.suspendMember,
    dismissReport: moderation.dismissReport,
  };
  for (const operation of [listReports, listDecisions, ...Object.values(deeds)]) {
    await expect(api.call('reader', operation, { params })).rejects.toThrow('403 forbidden');
  }
});

test('dismisses and reopens a report, and closes all reports of a hidden post', async () => {
  const [aboutPerson, aboutPost] = await queue();
  const params = { reportId: aboutPerson?.id ?? '' };
  await api.call('mod', moderation.dismissReport, { params });
  await api.call('mod', moderation.dismissReport, { params });
  expect((await queue('closed')).map(({ closed }) => [closed?.action, closed?.by?.handle])).toEqual([
    ['dismiss', 'mod'],
  ]);
  await api.call('mod', moderation.reopenReport, { params });
  expect(await queue()).toHaveLength(3);
  await api.call('mod', moderation.hidePost, { params: { postId: aboutPost?.post?.id ?? '' } });
  expect((await queue()).map(({ id }) => id)).toEqual([params.reportId]);
  expect(await log()).toEqual(['hide', 'reopen', 'dismiss']);
  await expect(
    api.call('mod', moderation.reopenReport, { params: { reportId: aboutPost?.id ?? '' } }),
  ).rejects.toThrow('409 conflict');
});

test('hides a post with its counts, restores both, and notifies the author anonymously', async () => {
  const root = await api.write('other', 'The root');
  const reply = await api.write('author', { text: 'A bad reply', replyTo: root.id });
  const repliesOf = async () =>
    (await api.call('reader', getPost, { params: { postId: root.id } })).counts.replies;
  const written = async () => (await api.call('author', getMe)).counts.posts;
  const before = await written();
  await api.call('mod', moderation.hidePost, { params: { postId: reply.id } });
  await api.call('mod2', moderation.hidePost, { params: { postId: reply.id } });
  await expect(api.call('reader', getPost, { params: { postId: reply.id } })).rejects.toThrow('not-found');
  expect([await repliesOf(), await written()]).toEqual([0, before - 1]);
  const { items } = await api.call('author', listNotifications, { query: { kind: 'moderation' } });
  expect(items[0]).toMatchObject({
    decision: 'hide',
    actors: [{ handle: 'author' }],
    post: { id: reply.id, excerpt: 'A bad reply' },
  });
  expect((await api.call('author', countUnreadNotifications)).unread).toBe(2);
  await expect(api.call('author', deletePost, { params: { postId: reply.id } })).rejects.toThrow('forbidden');
  await api.call('mod', moderation.unhidePost, { params: { postId: reply.id } });
  expect([await repliesOf(), await written()]).toEqual([1, before]);
});

test('shows a hidden post with reasons to its author and moderators only', async () => {
  const post = await api.write('author', { text: 'Buy my #honeypot now' });
  const params = { postId: post.id };
  await api.call('reader', reportPost, { params, body: { reason: 'spam', note: 'Again' } });
  await api.call('other', reportPost, { params, body: { reason: 'spam' } });
  await api.call('reader', likePost, { params });
  const quote = await api.write('author', { text: 'As I said', quoteOf: post.id });
  await api.call('mod', moderation.hidePost, { params });
  const hidden = { at: expect.any(String), reasons: ['spam'] };
  for (const uid of ['author', 'mod']) {
    expect((await api.call(uid, getPost, { params })).hidden).toEqual(hidden);
    expect((await api.call(uid, getPost, { params: { postId: quote.id } })).quote?.hidden).toEqual(hidden);
  }
  const own = await api.call('author', listMemberPosts, { params: { handle: 'author' }, query: {} });
  expect(own.items.find(({ id }) => id === post.id)?.hidden).toEqual(hidden);
  for (const uid of ['reader', 'other']) {
    await expect(api.call(uid, getPost, { params })).rejects.toThrow('not-found');
    expect((await api.call(uid, getPost, { params: { postId: quote.id } })).quote).toBeNull();
    const shown = await api.call(uid, listMemberPosts, { params: { handle: 'author' }, query: {} });
    expect(JSON.stringify(shown)).not.toContain('honeypot');
  }
  // A hidden post reveals no reactions and is in no feed.
  const told = await api.call('author', listNotifications, { query: { kind: 'like' } });
  expect(told.items.some((notice) => notice.post?.id === post.id)).toBe(false);
  const feed = await api.call('author', readFeed, { query: { tab: 'following' } });
  expect(feed.items.some(({ key }) => key === post.id)).toBe(false);
  await expect(api.call('author', deletePost, { params })).rejects.toThrow('forbidden');
  await expect(api.call('author', pinPost, { params })).rejects.toThrow('forbidden');
  await api.call('mod', moderation.unhidePost, { params });
  expect((await api.call('author', getPost, { params })).hidden).toBeNull();
});

test('closes stream and reports on suspension, which can be lifted', async () => {
  const { body } = await api.request('/events', {}, 'author');
  if (!body) throw new Error('No stream');
  const reader = readEvents(body);
  await reader.live;
  await api.call('mod', moderation.suspendMember, { params: { handle: 'author' } });
  await reader.ended;
  expect(await queue()).toEqual([]);
  await expect(api.me('author')).rejects.toThrow('403 suspended');
  const { items } = await api.call('mod', moderation.listReports, { query: { state: 'closed' } });
  expect(items[0]).toMatchObject({ suspended: true, closed: { action: 'suspend' } });
  await api.call('mod', moderation.liftSuspension, { params: { handle: 'author' } });
  await expect(api.me('author')).resolves.toBeDefined();
  expect((await log()).slice(0, 2)).toEqual(['lift', 'suspend']);
});

test('rejects suspending a moderator or an unknown member', async () => {
  for (const handle of ['mod', 'mod2']) {
    await expect(api.call('mod', moderation.suspendMember, { params: { handle } })).rejects.toThrow('403');
  }
  await expect(
    api.call('mod', moderation.suspendMember, { params: { handle: 'nobody_here' } }),
  ).rejects.toThrow('404');
});

test('tells a suspended member why and until when, and ends the suspension by itself', async () => {
  const handle = 'termed';
  const { id } = await api.me(handle);
  const open = async () => (await api.request('/me', {}, handle)).json() as Promise<Problem>;
  await api.call('mod', moderation.suspendMember, { params: { handle }, body: { reason: 'spam', days: 7 } });
  const { code, suspension } = await open();
  expect([code, suspension?.reason]).toEqual(['suspended', 'spam']);
  const days = (Date.parse(suspension?.until ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const db = openSql(api.pool);
  expect(await endSuspensions(db, new Date(Date.now() + 6 * 86_400_000))).toBe(0);
  await expect(api.me(handle)).rejects.toThrow('suspended');
  expect(await endSuspensions(db, new Date(Date.now() + 8 * 86_400_000))).toBe(1);
  expect((await api.me(handle)).id).toBe(id);
  expect((await log()).slice(0, 2)).toEqual(['lift', 'suspend']);
  await api.call('mod', moderation.suspendMember, { params: { handle } });
  expect((await open()).suspension).toEqual({ until: null, reason: null });
  await api.call('mod', moderation.liftSuspension, { params: { handle } });
  await expect(api.me(handle)).resolves.toMatchObject({ id });
});

test('logs the reason and note of a decision, and exports the log for moderators', async () => {
  const { id: postId } = await api.write('author', 'Noted');
  const note = '=Third time, "see" the list';
  await api.call('mod', moderation.hidePost, { params: { postId }, body: { reason: 'hate', note } });
  const { items } = await api.call('mod', moderation.listDecisions);
  const decision = items.find(({ post }) => post?.id === postId);
  expect(decision).toMatchObject({ action: 'hide', reason: 'hate', note });
  const csv = await api.request('/moderation/decisions.csv', {}, 'mod');
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, ...lines] = (await csv.text()).split('\r\n');
  expect(head).toBe('at,action,moderator,member,postId,reason,note,messageId');
  expect(lines).toContain(`${decision?.at},hide,mod,author,${postId},hate,"'=Third time, ""see"" the list",`);
  expect((await api.request('/moderation/decisions.csv', {}, 'reader')).status).toBe(403);
});

test('exports more decisions than one batch, each once', async () => {
  await api.pool.query(
    `INSERT INTO decisions (id, action, at) SELECT gen_random_uuid(), 'dismiss', now() - interval '1 day' FROM generate_series(1, 1200)`,
  );
  const lines = (await (await api.request('/moderation/decisions.csv', {}, 'mod')).text())
    .trim()
    .split('\r\n');
  const { rows } = await api.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM decisions');
  expect(lines).toHaveLength((rows[0]?.count ?? 0) + 1);
});

test('notifies a moderator about a hidden post no more than other members: list and count agree', async () => {
  const post = await api.write('author', 'Are you there, @mod2?');
  const seen = async () => {
    const { items, unread } = await api.call('mod2', listNotifications);
    return [items.filter(({ kind }) => kind === 'mention').length, unread];
  };
  const [, before = 0] = await seen();
  await api.call('mod', moderation.hidePost, { params: { postId: post.id }, body: { reason } });
  expect(await seen()).toEqual([0, before - 1]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
