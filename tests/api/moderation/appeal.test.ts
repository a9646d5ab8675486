import { beforeAll, expect, test } from 'vitest';
import * as moderation from '@contract/moderation/moderation';
import { decideAppeal, listAppeals } from '@contract/moderation/appeal';
import { getAppeal, sendAppeal } from '@contract/moderation/own-appeal';
import { listNotifications } from '@contract/notification/notification';
import { createTestApi } from '../../support/service/test-api';
import { addModerators } from '../../support/service/add-moderators';

const api = createTestApi();

beforeAll(() => addModerators(api));

test('lets a suspended member appeal once, and another moderator than the first grant it', async () => {
  const handle = 'appellant';
  await api.me(handle);
  const appeal = (text: string) => api.call(handle, sendAppeal, { body: { text } });
  await expect(appeal('Why?')).rejects.toThrow('404');
  await api.call('mod', moderation.suspendMember, { params: { handle }, body: { reason: 'spam' } });
  expect(await api.call(handle, getAppeal)).toEqual({ appeal: null, allowed: true });
  const sent = await appeal('  It was my sister.  ');
  expect(sent).toMatchObject({ text: 'It was my sister.', outcome: null });
  await expect(appeal('Again')).rejects.toThrow('409 conflict');
  await expect(appeal('x'.repeat(1001))).rejects.toThrow('validation');
  expect(await api.call(handle, getAppeal)).toEqual({ appeal: sent, allowed: false });
  const params = { appealId: sent.id };
  const body = { outcome: 'granted' as const, note: 'Twins' };
  const [seen] = (await api.call('mod', listAppeals)).items;
  expect(seen).toMatchObject({ id: sent.id, own: true, decision: { action: 'suspend', reason: 'spam' } });
  await expect(api.call('mod', decideAppeal, { params, body })).rejects.toThrow('403 forbidden');
  await api.call('mod2', decideAppeal, { params, body });
  await api.call('mod2', decideAppeal, { params, body });
  await expect(api.me(handle)).resolves.toMatchObject({ handle });
  const closed = (await api.call('mod', listAppeals, { query: { state: 'closed' } })).items;
  expect(closed).toMatchObject([{ id: sent.id, outcome: 'granted', closed: { by: { handle: 'mod2' } } }]);
  const { items } = await api.call('mod', moderation.listDecisions, { query: { limit: 50 } });
  const lifts = items.filter((one) => one.action === 'lift' && one.member?.handle === handle);
  expect(lifts).toMatchObject([{ note: 'Twins', moderator: { handle: 'mod2' } }]);
});

test('upholds the hiding of a post, tells the author, and closes an appeal when the post is shown', async () => {
  const { id: postId } = await api.write('author', 'Appeal this');
  await api.call('mod', moderation.hidePost, { params: { postId } });
  await expect(api.call('reader', sendAppeal, { body: { postId, text: 'Mine' } })).rejects.toThrow('404');
  const { id } = await api.call('author', sendAppeal, { body: { postId, text: 'It is art.' } });
  await api.call('mod2', decideAppeal, { params: { appealId: id }, body: { outcome: 'upheld' } });
  expect((await api.call('author', getAppeal, { query: { postId } })).appeal?.outcome).toBe('upheld');
  const { items } = await api.call('author', listNotifications, { query: { kind: 'moderation' } });
  expect(items.find(({ decision }) => decision === 'uphold')?.post?.id).toBe(postId);
  await expect(api.call('author', sendAppeal, { body: { postId, text: 'Again' } })).rejects.toThrow('409');
  await api.call('mod', moderation.unhidePost, { params: { postId } });
  await api.call('mod', moderation.hidePost, { params: { postId } });
  await api.call('author', sendAppeal, { body: { postId, text: 'A new decision' } });
  await api.call('mod', moderation.unhidePost, { params: { postId } });
  expect((await api.call('mod2', listAppeals)).items).toEqual([]);
});

test('lets no moderator decide in an own matter', async () => {
  const { id: postId } = await api.write('mod', 'By a moderator');
  await api.call('mod2', moderation.hidePost, { params: { postId } });
  const { id: appealId } = await api.call('mod', sendAppeal, { body: { postId, text: 'It is fine.' } });
  const grant = (uid: string) =>
    api.call(uid, decideAppeal, { params: { appealId }, body: { outcome: 'granted' } });
  expect((await api.call('mod', listAppeals)).items).toMatchObject([{ id: appealId, own: true }]);
  await expect(grant('mod')).rejects.toThrow('403 forbidden');
  await expect(api.call('mod', moderation.unhidePost, { params: { postId } })).rejects.toThrow(
    '403 forbidden',
  );
  await api.call('mod2', moderation.unhidePost, { params: { postId } });
  await api.call('mod', moderation.hidePost, { params: { postId } });
  await api.call('mod', moderation.unhidePost, { params: { postId } });
});

test('lets no moderator uphold a suspension that the moderator has renewed', async () => {
  const handle = 'renewed';
  await api.me(handle);
  const suspend = (uid: string, days: number) =>
    api.call(uid, moderation.suspendMember, { params: { handle }, body: { days } });
  await suspend('mod', 1);
  const { id: appealId } = await api.call(handle, sendAppeal, { body: { text: 'Why?' } });
  await suspend('mod2', 30);
  for (const uid of ['mod', 'mod2'])
    await expect(
      api.call(uid, decideAppeal, { params: { appealId }, body: { outcome: 'upheld' } }),
    ).rejects.toThrow('403 forbidden');
});

test('logs no errors', () => expect(api.faults).toEqual([]));
