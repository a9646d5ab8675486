import { expect, test } from 'vitest';
import { answerFollowRequest, listFollowRequests, removeFollower } from '@contract/member/follow-request';
import { listNotifications } from '@contract/notification/notification';
import { getPost } from '@contract/post/post';
import { follow, getMember, unfollow, updateMe } from '@contract/member/profile';
import { block } from '@contract/member/relationship';
import { openSql } from '@server/db/sql';
import { expiries } from '@server/ops/expiry';
import { approveDueRequests } from '@server/repos/relationship/follow-request';
import { openStream } from '../../support/service/listen';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const to = (handle: string) => ({ params: { handle } });
const setApproval = (uid: string, approvesFollowers: boolean) =>
  api.call(uid, updateMe, { body: { approvesFollowers } });
const answer = (uid: string, handle: string, given: 'approve' | 'decline' | null) =>
  api.call(uid, answerFollowRequest, { ...to(handle), body: { answer: given } });
const waiting = async (uid: string) =>
  (await api.call(uid, listFollowRequests)).items.map(({ member }) => member.handle);
const kinds = async (uid: string) => (await api.call(uid, listNotifications)).items.map(({ kind }) => kind);
const relation = async (uid: string, handle: string) => (await api.call(uid, getMember, to(handle))).relation;

/** A member with a name of its own who approves followers, with a post for followers. */
async function createApprover(uid: string) {
  await setApproval(uid, true);
  return api.write(uid, { text: `Only for followers of ${uid}`, audience: 'followers' });
}

test('asks instead of following, tells both sides, and shows posts for followers after approval only', async () => {
  const post = await createApprover('mei');
  await api.me('ines');
  const read = () => api.call('ines', getPost, { params: { postId: post.id } });
  const asked = await api.call('ines', follow, to('mei'));
  expect(asked).toMatchObject({ approvesFollowers: true, relation: { following: false, requested: true } });
  expect(asked.counts.followers).toBe(0);
  await api.call('ines', follow, to('mei'));
  expect(await waiting('mei')).toEqual(['ines']);
  expect(await kinds('mei')).toEqual(['request']);
  expect((await relation('mei', 'ines')).requestedBy).toBe(true);
  await expect(read()).rejects.toThrow('404');

  const screen = await openStream(api, 'ines');
  const { relation: after } = await answer('mei', 'ines', 'approve');
  expect(after).toMatchObject({ followedBy: true, requestedBy: false });
  await screen.until(({ type }) => type === 'visibility');
  await screen.close();
  expect((await read()).text).toBe('Only for followers of mei');
  expect(await kinds('ines')).toEqual(['approval']);
  expect(await waiting('mei')).toEqual([]);
  expect((await api.me('mei')).counts.followers).toBe(1);
});

test('takes an approval back: the request waits again and the posts are out of reach', async () => {
  const post = await createApprover('approver_b');
  await api.call('asker_b', follow, to('approver_b'));
  await answer('approver_b', 'asker_b', 'approve');
  await answer('approver_b', 'asker_b', null);
  expect(await waiting('approver_b')).toEqual(['asker_b']);
  expect(await kinds('asker_b')).toEqual([]);
  expect((await api.me('approver_b')).counts.followers).toBe(0);
  await expect(api.call('asker_b', getPost, { params: { postId: post.id } })).rejects.toThrow('404');
});

test('takes the notification of an approval away with the follow, also when the answered request is deleted', async () => {
  await createApprover('approver_i');
  await api.call('asker_i', follow, to('approver_i'));
  await answer('approver_i', 'asker_i', 'approve');
  const later = new Date(Date.now() + 2 * 86_400_000);
  for (const expire of Object.values(expiries)) await expire(openSql(api.pool), later);
  expect(await kinds('asker_i')).toEqual(['approval']);
  await api.call('asker_i', unfollow, to('approver_i'));
  expect(await kinds('asker_i')).toEqual([]);
});

test('declines without telling; the member can ask again, once more with a notification', async () => {
  await createApprover('approver_c');
  await api.call('asker_c', follow, to('approver_c'));
  await answer('approver_c', 'asker_c', 'decline');
  expect(await waiting('approver_c')).toEqual([]);
  expect(await kinds('asker_c')).toEqual([]);
  expect(await relation('asker_c', 'approver_c')).toMatchObject({ requested: false, following: false });
  await api.call('asker_c', follow, to('approver_c'));
  expect(await waiting('approver_c')).toEqual(['asker_c']);
  expect(await kinds('approver_c')).toEqual(['request']);
});

test('withdraws a request with its notification; a block deletes requests of both', async () => {
  await createApprover('approver_d');
  await api.call('asker_d', follow, to('approver_d'));
  await api.call('asker_d', unfollow, to('approver_d'));
  expect(await waiting('approver_d')).toEqual([]);
  expect(await kinds('approver_d')).toEqual([]);
  await expect(answer('approver_d', 'asker_d', 'approve')).rejects.toThrow('404');
  await api.call('asker_d', follow, to('approver_d'));
  await api.call('approver_d', block, to('asker_d'));
  const { rows } = await api.pool.query(
    `SELECT 1 FROM follow_requests r JOIN members m ON m.id = r.member_id WHERE m.handle = 'asker_d'`,
  );
  expect(rows).toEqual([]);
});

test('approves what waits once the member no longer approves followers', async () => {
  await createApprover('approver_e');
  for (const uid of ['asker_e', 'asker_f']) await api.call(uid, follow, to('approver_e'));
  const run = () => approveDueRequests(openSql(api.pool), new Date());
  await run();
  expect(await waiting('approver_e')).toEqual(['asker_f', 'asker_e']);
  await setApproval('approver_e', false);
  await run();
  expect(await waiting('approver_e')).toEqual([]);
  expect((await api.me('approver_e')).counts.followers).toBe(2);
  expect(await kinds('asker_e')).toEqual(['approval']);
  const { rows } = await api.pool.query(`SELECT handle FROM members WHERE requests_due`);
  expect(rows).toEqual([]);
});

test('follows at once where a request waited for a member who no longer approves', async () => {
  await createApprover('approver_g');
  await api.call('asker_g', follow, to('approver_g'));
  await api.pool.query(`UPDATE members SET approves_followers = false WHERE handle = 'approver_g'`);
  const { relation: now } = await api.call('asker_g', follow, to('approver_g'));
  expect(now).toMatchObject({ following: true, requested: false });
});

test('removes a follower: posts for followers are out of reach, and no one is told', async () => {
  const post = await api.write('host', { text: 'For my followers', audience: 'followers' });
  await api.call('guest', follow, to('host'));
  const screen = await openStream(api, 'guest');
  const { relation: after } = await api.call('host', removeFollower, to('guest'));
  expect(after.followedBy).toBe(false);
  await screen.until(({ type }) => type === 'visibility');
  await screen.close();
  await expect(api.call('guest', getPost, { params: { postId: post.id } })).rejects.toThrow('404');
  expect(await kinds('guest')).toEqual([]);
  expect((await api.me('host')).counts.followers).toBe(0);
  expect((await api.me('guest')).counts.following).toBe(0);
});

test('lists every request once, newest first', async () => {
  await createApprover('approver_h');
  const handles = ['rr1', 'rr2', 'rr3', 'rr4', 'rr5'];
  for (const handle of handles) await api.call(handle, follow, to('approver_h'));
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(cursor);
    found.push(...page.items.map(({ member }) => member.handle));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(found).toEqual(handles.toReversed());
});
const read = (cursor: string | null) =>
  api.call('approver_h', listFollowRequests, { query: { limit: 2, cursor } });

test('logs no errors', () => expect(api.faults).toEqual([]));
