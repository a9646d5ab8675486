import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { block } from '@contract/member/relationship';
import {
  deleteSpace,
  listSpaceMembers,
  listSpaces,
  putSpace,
  putSpaceMember,
  removeSpaceMember,
  type SpaceRole,
} from '@contract/space/space';
import { changeSpaceItems, listSpaceItems } from '@contract/space/space-item';
import { MAX_SPACE_MEMBERS, MAX_SPACES } from '@contract/space/space-limits';
import { openStream } from '../../support/service/listen';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();

beforeAll(async () => {
  for (const uid of ['ines', 'ada', 'teo', 'kofi']) await api.me(uid);
});

const put = async (name: string, uid = 'ines', spaceId: string = randomUUID()) =>
  (await api.call(uid, putSpace, { params: { spaceId }, body: { name } })).id;
const share = (spaceId: string, handle: string, role: SpaceRole = 'editor', uid = 'ines') =>
  api.call(uid, putSpaceMember, { params: { spaceId, handle }, body: { role } });
const remove = (spaceId: string, handle: string, uid = 'ines') =>
  api.call(uid, removeSpaceMember, { params: { spaceId, handle } });
const roles = async (spaceId: string, uid = 'ines') =>
  (await api.call(uid, listSpaceMembers, { params: { spaceId } })).items.map(
    ({ handle, role }) => `${handle} ${role}`,
  );
const names = async (uid: string) => (await api.call(uid, listSpaces)).items.map(({ name }) => name);
const write = (spaceId: string, uid = 'ines', id: string = randomUUID()) =>
  api.call(uid, changeSpaceItems, {
    params: { spaceId },
    body: { changes: [{ id, kind: 'note', base: 0, set: { title: 'A note', text: '' } }] },
  });

test('creates, renames and shares a space, and lists it to its members only', async () => {
  const id = await put('  Kitchen ');
  expect(await share(id, 'ada')).toEqual({ id, name: 'Kitchen', role: 'owner', revision: 0, memberCount: 2 });
  await share(id, 'teo', 'reader');
  await put('The kitchen', 'ines', id);
  expect(await names('ada')).toEqual(['The kitchen']);
  expect(await names('kofi')).toEqual([]);
  expect(await roles(id, 'teo')).toEqual(['ines owner', 'ada editor', 'teo reader']);
  await expect(roles(id, 'kofi')).rejects.toThrow('404');
  await expect(put('Mine', 'kofi', id)).rejects.toThrow('404');
  await expect(put('Mine', 'ada', id)).rejects.toThrow('403');
});

test('lets owners manage, editors write and readers read', async () => {
  const id = await put('Roles');
  await share(id, 'ada');
  await share(id, 'teo', 'reader');
  expect((await write(id, 'ada')).revision).toBe(1);
  await expect(write(id, 'teo')).rejects.toThrow('403');
  await expect(write(id, 'kofi')).rejects.toThrow('404');
  await expect(share(id, 'kofi', 'reader', 'ada')).rejects.toThrow('403');
  await expect(remove(id, 'teo', 'ada')).rejects.toThrow('403');
  await expect(api.call('ada', deleteSpace, { params: { spaceId: id } })).rejects.toThrow('403');
  await share(id, 'teo', 'editor');
  expect((await write(id, 'teo')).revision).toBe(2);
});

test('keeps an owner: the last one can neither be demoted nor leave', async () => {
  const id = await put('Owners');
  await share(id, 'ada');
  await expect(share(id, 'ines', 'reader')).rejects.toThrow('409');
  await expect(remove(id, 'ines')).rejects.toThrow('409');
  await share(id, 'ada', 'owner');
  await share(id, 'ines', 'editor');
  await remove(id, 'ines');
  expect(await roles(id, 'ada')).toEqual(['ada owner']);
  await remove(id, 'kofi', 'ada');
});

test('adds no member who has blocked the owner or is blocked', async () => {
  const id = await put('Blocks');
  for (const uid of ['blocker', 'blocked']) await api.me(uid);
  await api.call('blocker', block, { params: { handle: 'ines' } });
  await api.call('ines', block, { params: { handle: 'blocked' } });
  await expect(share(id, 'blocker')).rejects.toMatchObject({ problem: { code: 'blocked' } });
  await expect(share(id, 'blocked')).rejects.toMatchObject({ problem: { code: 'blocked' } });
  await expect(share(id, 'missing')).rejects.toThrow('404');
});

test('limits the spaces of a member and the members of a space', async () => {
  await api.me('busy');
  for (let index = 0; index < MAX_SPACES; index += 1) await put(`Space ${index}`, 'busy');
  await expect(put('One too many', 'busy')).rejects.toThrow('409');
  const id = await put('Full');
  await expect(share(id, 'busy')).rejects.toThrow('409');
  for (let index = 1; index < MAX_SPACE_MEMBERS; index += 1) {
    await api.me(`guest${index}`);
    await share(id, `guest${index}`, 'reader');
  }
  await expect(share(id, 'kofi')).rejects.toThrow('409');
  expect(await roles(id)).toHaveLength(MAX_SPACE_MEMBERS);
});

test('announces changes to members, and nothing more to a removed one', async () => {
  const id = await put('Live');
  await share(id, 'ada');
  const other = await openStream(api, 'ada');
  const [own, outsider] = [await openStream(api, 'ines'), await openStream(api, 'kofi')];
  await write(id);
  const isNews = (revision: number) => (event: { type: string; spaceId?: string; revision?: number }) =>
    event.type === 'space-changed' && event.spaceId === id && event.revision === revision;
  await other.until(isNews(1));
  await own.until(isNews(1));

  await remove(id, 'ada');
  await other.until(isNews(0));
  await expect(api.call('ada', listSpaceItems, { params: { spaceId: id } })).rejects.toThrow('404');
  await write(id);
  await own.until(isNews(2));
  // An event for both marks the end: none before was about the space.
  const later = await put('Later', 'kofi');
  await share(later, 'ada', 'reader', 'kofi');
  const isLater = (event: { type: string; spaceId?: string }) => event.spaceId === later;
  await other.until(isLater);
  await outsider.until(isLater);
  expect(other.events.filter(({ event }) => isNews(2)(event))).toEqual([]);
  expect(outsider.events.some(({ event }) => 'spaceId' in event && event.spaceId === id)).toBe(false);
  for (const stream of [own, other, outsider]) await stream.close();
});

test('deletes a space for all members and tells them', async () => {
  const id = await put('Short');
  await share(id, 'teo');
  await write(id);
  const stream = await openStream(api, 'teo');
  await api.call('ines', deleteSpace, { params: { spaceId: id } });
  await stream.until((event) => event.type === 'space-changed' && event.spaceId === id);
  await stream.close();
  await expect(api.call('teo', listSpaceItems, { params: { spaceId: id } })).rejects.toThrow('404');
  const { rows } = await api.pool.query('SELECT 1 FROM space_items WHERE space_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('renames no space that was deleted', async () => {
  const id = await put('Short');
  await share(id, 'ada', 'owner');
  await api.call('ada', deleteSpace, { params: { spaceId: id } });
  await expect(
    api.call('ines', putSpace, { params: { spaceId: id }, body: { name: 'Renamed', create: false } }),
  ).rejects.toThrow('404');
  expect(await names('ines')).not.toContain('Renamed');
});

test('logs no errors', () => expect(api.faults).toEqual([]));
