import { expect, test } from 'vitest';
import { changeHandle } from '@contract/account/handle';
import { block, mute } from '@contract/member/relationship';
import { createGroup, removeGroupMember } from '@contract/message/conversation';
import { suspendMember } from '@contract/moderation/moderation';
import { reportMember } from '@contract/moderation/report';
import { listNotifications } from '@contract/notification/notification';
import { getMember } from '@contract/member/profile';
import { addModerators } from '../../support/service/add-moderators';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const change = (uid: string, handle: string) => api.call(uid, changeHandle, { body: { handle } });
const find = (handle: string) => api.call('reader', getMember, { params: { handle } });
/** Moves the last change of the handle back. */
const moveBack = (days: number, uid: string) =>
  api.pool.query(
    `UPDATE members SET handle_changed_at = handle_changed_at - make_interval(days => $1) WHERE uid = $2`,
    [days, uid],
  );

test('changes the handle, and leads from the former one for 30 days', async () => {
  const { id } = await api.me('zelda');
  await api.me('reader');
  expect((await change('zelda', 'zelda_b')).handle).toBe('zelda_b');
  expect(await find('zelda_b')).toMatchObject({ id });
  expect(await find('zelda')).toMatchObject({ id, handle: 'zelda_b' });
  await api.write('reader', 'Hello @zelda and @zelda_b');
  const { items } = await api.call('zelda', listNotifications, { query: { kind: 'mention' } });
  expect(items).toHaveLength(1);
  await api.pool.query(`UPDATE former_handles SET held_until = now()`);
  await expect(find('zelda')).rejects.toThrow('404');
});

test('mutes, blocks, reports, suspends and removes from a group by the former handle, which an open page shows', async () => {
  await addModerators(api);
  const { handle } = await api.me('runner');
  await api.me('reader');
  const group = await api.call('reader', createGroup, { body: { name: 'A choir', members: [handle] } });
  await change('runner', 'runner_b');
  const params = { handle };
  const kept = { params: { conversationId: group.id, handle } };
  expect((await api.call('reader', removeGroupMember, kept)).members).toHaveLength(1);
  expect((await api.call('reader', mute, { params })).relation.muted).toBe(true);
  await api.call('reader', reportMember, { params, body: { reason: 'spam' } });
  expect((await api.call('reader', block, { params })).relation.blocked).toBe(true);
  await api.call('mod', suspendMember, { params, body: {} });
  await expect(api.me('runner')).rejects.toThrow('suspended');
});

test('keeps a former handle from others and gives it back to its member', async () => {
  await api.me('yuri');
  await api.me('thief');
  await change('yuri', 'yuri_n');
  await expect(change('thief', 'yuri')).rejects.toThrow('409 conflict');
  await expect(change('thief', 'yuri_n')).rejects.toThrow('409 conflict');
  const late = await api.tokens.sign('yuri-2', { claims: { name: 'Yuri' } });
  const registered = await api.request('/me', { headers: { Authorization: `Bearer ${late}` } });
  expect(((await registered.json()) as { handle: string }).handle).not.toBe('yuri');
  await moveBack(15, 'yuri');
  expect((await change('yuri', 'yuri')).handle).toBe('yuri');
});

test('allows one change in 14 days, and refuses reserved and invalid handles', async () => {
  await api.me('mika');
  await expect(change('mika', 'admin')).rejects.toThrow('400 validation');
  for (const handle of ['Not Valid', 'mi\u200bka', 'mika\u202e', 'm\u0456ka'])
    await expect(change('mika', handle), handle).rejects.toThrow('400 validation');
  await change('mika', 'mika_1');
  await change('mika', 'mika_1');
  await moveBack(13, 'mika');
  await expect(change('mika', 'mika_2')).rejects.toThrow('409 conflict');
  await moveBack(1, 'mika');
  expect((await change('mika', 'mika_2')).handle).toBe('mika_2');
});

test('gives a handle to one of two members who take it at once', async () => {
  await Promise.all([api.me('left'), api.me('right')]);
  const both = await Promise.allSettled([change('left', 'wanted'), change('right', 'wanted')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
