import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { follow } from '@contract/member/profile';
import { block, mute } from '@contract/member/relationship';
import { listNotificationActors } from '@contract/member/people';
import { listNotifications, putNotificationSettings } from '@contract/notification/notification';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import {
  deleteSpace,
  putSpace,
  putSpaceMember,
  removeSpaceMember,
  type SpaceRole,
} from '@contract/space/space';
import { openStream } from '../../support/service/listen';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const DAY = 86_400_000;

const put = async (uid: string, name: string, spaceId: string = randomUUID()) =>
  (await api.call(uid, putSpace, { params: { spaceId }, body: { name } })).id;
const add = (uid: string, spaceId: string, handle: string, role: SpaceRole = 'editor', key = randomUUID()) =>
  api.call(uid, putSpaceMember, { params: { spaceId, handle }, body: { role }, key });
const remove = (uid: string, spaceId: string, handle: string) =>
  api.call(uid, removeSpaceMember, { params: { spaceId, handle } });
const list = async (uid: string) => (await api.call(uid, listNotifications)).items;
const told = async (uid: string) =>
  (await list(uid)).map(
    ({ kind, actors, space }) => `${kind} ${actors[0]?.handle} ${space?.name} ${space?.role}`,
  );
const unread = async (uid: string) => (await api.call(uid, countUnreadNotifications)).unread;

/** A space of `owner`, who has added the members. */
async function share(name: string, owner: string, ...members: string[]) {
  for (const uid of [owner, ...members]) await api.me(uid);
  const spaceId = await put(owner, name);
  for (const handle of members) await add(owner, spaceId, handle);
  return spaceId;
}

test('tells the added member only, live, with the space as it is now', async () => {
  for (const uid of ['ines', 'ada', 'teo']) await api.me(uid);
  const spaceId = await put('ines', 'Kitchen');
  const stream = await openStream(api, 'ada');
  await add('ines', spaceId, 'ada', 'reader');
  await stream.until((event) => event.type === 'notification' && event.unread === 1);
  await stream.until((event) => event.type === 'space-changed' && event.spaceId === spaceId);
  await stream.close();
  expect(await list('ada')).toMatchObject([
    {
      kind: 'space',
      read: false,
      actorCount: 1,
      actors: [{ handle: 'ines' }],
      post: null,
      decision: null,
      space: { id: spaceId, name: 'Kitchen', role: 'reader' },
    },
  ]);
  for (const uid of ['ines', 'teo']) expect(await told(uid)).toEqual([]);

  await add('ines', spaceId, 'ada', 'owner');
  await put('ines', 'The kitchen', spaceId);
  expect(await told('ada')).toEqual(['space ines The kitchen owner']);
  expect(await unread('ada')).toBe(1);
});

test('lists an entry for each space, and none of a repeated request', async () => {
  const first = await share('First', 'olga', 'kofi');
  await share('Second', 'olga', 'kofi');
  await api.call('olga', follow, { params: { handle: 'kofi' } });
  const key = randomUUID();
  await api.me('rui');
  for (let times = 0; times < 2; times += 1) await add('olga', first, 'rui', 'editor', key);
  expect((await told('kofi')).toSorted()).toEqual([
    'follow olga undefined undefined',
    'space olga First editor',
    'space olga Second editor',
  ]);
  expect(await told('rui')).toEqual(['space olga First editor']);
  const notificationId = (await list('kofi')).find(({ kind }) => kind === 'space')?.id ?? '';
  const { items } = await api.call('kofi', listNotificationActors, { params: { notificationId } });
  expect(items.map(({ handle }) => handle)).toEqual(['olga']);
});

test('takes the notification back with the membership, and tells once within a day', async () => {
  const spaceId = await share('Coming and going', 'mei', 'bob');
  const before = await list('bob');
  const stream = await openStream(api, 'bob');
  await remove('mei', spaceId, 'bob');
  await stream.until((event) => event.type === 'notification' && event.unread === 0);
  await stream.close();
  expect(await told('bob')).toEqual([]);
  await add('mei', spaceId, 'bob');
  expect(await list('bob')).toEqual(before);

  await remove('bob', spaceId, 'bob');
  expect(await told('bob')).toEqual([]);
  expect(await unread('bob')).toBe(0);
  await api.pool.query('UPDATE notifications SET at = $1 WHERE space_id = $2', [
    new Date(Date.now() - DAY - 1000),
    spaceId,
  ]);
  await add('mei', spaceId, 'bob');
  expect(await told('bob')).toEqual(['space mei Coming and going editor']);
  expect((await list('bob'))[0]?.id).not.toBe(before[0]?.id);
});

test('names the owner who added the member last', async () => {
  const spaceId = await share('Two owners', 'ivo', 'sena', 'lin');
  await add('ivo', spaceId, 'sena', 'owner');
  await remove('ivo', spaceId, 'lin');
  await add('sena', spaceId, 'lin');
  expect(await list('lin')).toMatchObject([
    { actorCount: 1, actors: [{ handle: 'sena' }], space: { name: 'Two owners' } },
  ]);
});

test('deletes the notifications of a deleted space, and says so live', async () => {
  const spaceId = await share('Short', 'noa');
  await api.me('per');
  const stream = await openStream(api, 'per');
  await add('noa', spaceId, 'per');
  await stream.until((event) => event.type === 'notification' && event.unread === 1);
  await api.call('noa', deleteSpace, { params: { spaceId } });
  await stream.until((event) => event.type === 'notification' && event.unread === 0);
  await stream.close();
  expect(await told('per')).toEqual([]);
  const { rows } = await api.pool.query('SELECT 1 FROM notifications WHERE space_id = $1', [spaceId]);
  expect(rows).toEqual([]);
});

test('leaves the kind out while it is switched off', async () => {
  await share('Quiet', 'uma', 'ola');
  await api.call('ola', putNotificationSettings, { body: { quiet: ['space'] } });
  expect(await told('ola')).toEqual([]);
  expect(await unread('ola')).toBe(0);
  await api.call('ola', putNotificationSettings, { body: { quiet: [] } });
  expect(await told('ola')).toEqual(['space uma Quiet editor']);
});

test.each([
  ['mutes', (uid: string, handle: string) => api.call(uid, mute, { params: { handle } })],
  ['blocks', (uid: string, handle: string) => api.call(uid, block, { params: { handle } })],
])('leaves out an owner whom the member %s', async (how, hide) => {
  const [owner, member] = [`owner_${how}`, `member_${how}`];
  await share(how, owner, member);
  expect(await unread(member)).toBe(1);
  await hide(member, owner);
  expect(await told(member)).toEqual([]);
  expect(await unread(member)).toBe(0);
});

test('leaves out an owner whom moderators have suspended', async () => {
  await share('Suspended', 'max', 'lou');
  await api.pool.query(`UPDATE members SET suspended_at = now() WHERE uid = 'max'`);
  expect(await told('lou')).toEqual([]);
  expect(await unread('lou')).toBe(0);
});

test('leaves out kinds of a later build, which runs beside this one during an upgrade', async () => {
  await share('Known', 'abe', 'zoe');
  await api.pool.query('ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check');
  await api.pool.query(
    `INSERT INTO notifications (id, member_id, kind, actor_id, group_key, at)
     SELECT gen_random_uuid(), member_id, 'badge', actor_id, 'badge', now() FROM notifications n
     WHERE n.member_id = (SELECT id FROM members WHERE uid = 'zoe')`,
  );
  expect(await told('zoe')).toEqual(['space abe Known editor']);
  expect(await unread('zoe')).toBe(1);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
