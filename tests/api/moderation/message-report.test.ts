import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as conversation from '@contract/message/conversation';
import * as message from '@contract/message/message';
import * as moderation from '@contract/moderation/moderation';
import { countModeration } from '@contract/moderation/moderation-count';
import { listNotifications } from '@contract/notification/notification';
import { follow } from '@contract/member/profile';
import { block } from '@contract/member/relationship';
import { reportMember, reportMessage } from '@contract/moderation/report';
import { addModerators } from '../../support/service/add-moderators';
import { openStream } from '../../support/service/listen';
import { createTestApi } from '../../support/service/test-api';
import { solidPicture, uploadPicture } from '../../support/service/upload-picture';

const api = createTestApi();

const send = (uid: string, conversationId: string, text: string, media: { id: string; alt: string }[] = []) =>
  api.call(uid, message.sendMessage, { params: { conversationId }, body: { id: randomUUID(), text, media } });
const report = (uid: string, messageId: string, note = '') =>
  api.call(uid, reportMessage, { params: { messageId }, body: { reason: 'harassment', note } });
const reportsOf = async (messageId: string, state: moderation.ReportState = 'open') =>
  (await api.call('mod', moderation.listReports, { query: { state } })).items.filter(
    (each) => each.message?.id === messageId,
  );
const remove = (uid: string, messageId: string) =>
  api.call(uid, moderation.removeMessage, { params: { messageId }, body: { reason: 'harassment' } });

/** A direct conversation of two members who follow each other. */
async function talk(one: string, two: string): Promise<string> {
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const)
    await api.call(from, follow, { params: { handle: (await api.me(to)).handle } });
  const params = { handle: (await api.me(two)).handle };
  return (await api.call(one, conversation.openDirectConversation, { params })).id;
}

beforeAll(async () => {
  await addModerators(api);
  await api.me('outsider');
});

test('takes reports from members of the conversation only, one open report each', async () => {
  const id = await talk('ines', 'ada');
  const { id: messageId } = await send('ada', id, 'You will regret this');
  const { open } = await api.call('mod', countModeration);
  await report('ines', messageId);
  await report('ines', messageId, 'The second time');
  await api.call('ines', reportMember, { params: { handle: 'ada' }, body: { reason: 'other' } });
  expect(await api.call('mod', countModeration)).toEqual({ open: open + 2 });
  expect(await reportsOf(messageId)).toMatchObject([
    {
      reason: 'harassment',
      note: 'The second time',
      reporter: { handle: 'ines' },
      member: { handle: 'ada' },
      post: null,
      others: 0,
      message: { text: 'You will regret this', currentText: null, before: [], after: [] },
    },
  ]);
  await expect(report('ada', messageId)).rejects.toThrow('409 conflict');
  for (const uid of ['outsider', 'mod']) await expect(report(uid, messageId)).rejects.toThrow('404');
  const own = await send('ines', id, 'Deleted soon');
  await api.call('ines', message.deleteMessage, { params: { messageId: own.id } });
  await expect(report('ada', own.id)).rejects.toThrow('404');
});

test('takes a report of a request, and none of a message hidden by a block in a group', async () => {
  await api.me('shy');
  const { id } = await api.call('stranger', conversation.openDirectConversation, {
    params: { handle: 'shy' },
  });
  const { id: request } = await send('stranger', id, 'Buy my watches');
  await report('shy', request);
  expect(await reportsOf(request)).toHaveLength(1);
  const group = await api.call('stranger', conversation.createGroup, {
    body: { name: 'Watches', members: ['shy'] },
  });
  const { id: messageId } = await send('stranger', group.id, 'More watches');
  await api.call('shy', block, { params: { handle: 'stranger' } });
  await expect(report('shy', messageId)).rejects.toThrow('404');
});

test('shows moderators two messages on either side and nothing else of the conversation', async () => {
  const id = await talk('bea', 'carl');
  await send('bea', id, 'first');
  await send('carl', id, 'second');
  const picture = await uploadPicture(
    api.request,
    'bea',
    await solidPicture(20, 10).png().toBuffer(),
    'image/png',
  );
  await send('bea', id, 'third', [{ id: picture.id, alt: 'A lamp' }]);
  const { id: messageId } = await send('carl', id, 'fourth, reported');
  const fifth = await send('carl', id, 'fifth');
  await report('bea', messageId);
  await send('bea', id, 'sixth, after the report');
  const read = async () => (await reportsOf(messageId))[0]?.message;
  const shown = await read();
  expect(shown?.before.map(({ author, text }) => [author.handle, text])).toEqual([
    ['carl', 'second'],
    ['bea', 'third'],
  ]);
  expect(shown?.before[1]?.media).toMatchObject([{ id: picture.id, alt: 'A lamp', width: 20 }]);
  const open = async (url = '') => (await api.request(url.replace('/api/v1', ''))).status;
  expect(await open(shown?.before[1]?.media[0]?.url)).toBe(200);
  expect(shown?.after.map(({ text }) => text)).toEqual(['fifth']);
  await api.call('carl', message.deleteMessage, { params: { messageId: fifth.id } });
  expect((await read())?.after).toMatchObject([{ text: '', media: [], deleted: true }]);
  for (const operation of [message.getMessage, message.deleteMessage])
    await expect(api.call('mod', operation, { params: { messageId } })).rejects.toThrow('404');
  const page = api.call('mod', message.listMessages, { params: { conversationId: id } });
  await expect(page).rejects.toThrow('404');
});

test('shows nothing from before the reporter joined the group', async () => {
  for (const uid of ['owner', 'early', 'late']) await api.me(uid);
  for (const handle of ['owner', 'early']) await api.call('late', follow, { params: { handle } });
  const { id } = await api.call('owner', conversation.createGroup, {
    body: { name: 'Choir', members: ['early'] },
  });
  await send('owner', id, 'Before Late came');
  await api.call('owner', conversation.addGroupMember, { params: { conversationId: id, handle: 'late' } });
  const { id: messageId } = await send('owner', id, 'Late sings badly');
  await report('late', messageId);
  expect((await reportsOf(messageId))[0]?.message?.before).toEqual([]);
});

test('shows the text of the report after the author has edited and deleted the message', async () => {
  const id = await talk('dora', 'emil');
  const { id: messageId } = await send('emil', id, 'A threat');
  await report('dora', messageId);
  const params = { messageId };
  await api.call('emil', message.editMessage, { params, body: { text: 'A kind word' } });
  await report('dora', messageId, 'Now it is kind');
  const [edited] = await reportsOf(messageId);
  expect(edited?.message).toMatchObject({ text: 'A threat', currentText: 'A kind word', deleted: false });
  await api.call('emil', message.deleteMessage, { params });
  const [deleted] = await reportsOf(messageId);
  expect(deleted?.message).toMatchObject({
    text: 'A threat',
    currentText: null,
    deleted: true,
    removed: false,
  });
  await remove('mod', messageId);
  expect(await reportsOf(messageId)).toHaveLength(1);
});

test('removes a reported message live, closes its reports and notifies the author', async () => {
  const id = await talk('fay', 'gil');
  const { id: messageId } = await send('gil', id, 'An insult');
  await expect(remove('mod', messageId)).rejects.toThrow('404');
  await report('fay', messageId);
  await api.call('fay', reportMember, { params: { handle: 'gil' }, body: { reason: 'other' } });
  for (const uid of ['fay', 'gil', 'outsider'])
    await expect(remove(uid, messageId)).rejects.toThrow('403 forbidden');
  const stream = await openStream(api, 'fay');
  await remove('mod', messageId);
  await remove('mod2', messageId);
  await stream.until((event) => event.type === 'message' && event.messageId === messageId);
  await stream.close();
  for (const uid of ['fay', 'gil'])
    expect(await api.call(uid, message.getMessage, { params: { messageId } })).toMatchObject({
      text: '',
      deleted: true,
      removed: true,
    });
  const [talkOfFay] = (await api.call('fay', conversation.listConversations)).items;
  expect(talkOfFay?.lastMessage).toMatchObject({ excerpt: '', deleted: true, removed: true });
  expect(await reportsOf(messageId)).toEqual([]);
  expect(await reportsOf(messageId, 'closed')).toMatchObject([
    { closed: { action: 'remove', by: { handle: 'mod' } }, message: { text: 'An insult', removed: true } },
  ]);
  const { items } = await api.call('gil', listNotifications, { query: { kind: 'moderation' } });
  expect(items).toMatchObject([{ decision: 'remove', post: null }]);
  const csv = await (await api.request('/moderation/decisions.csv', {}, 'mod')).text();
  expect(csv).toMatch(new RegExp(`,remove,mod,gil,,harassment,,${messageId}\\r\\n`));
});

test('claims, dismisses and reopens reports of one message together and apart from its author', async () => {
  for (const uid of ['hugo', 'ida', 'jan']) await api.me(uid);
  const { id } = await api.call('hugo', conversation.createGroup, {
    body: { name: 'Chess', members: ['ida', 'jan'] },
  });
  const { id: messageId } = await send('hugo', id, 'A bad joke');
  const { id: other } = await send('hugo', id, 'Another joke');
  for (const uid of ['ida', 'jan']) await report(uid, messageId);
  await report('ida', other);
  const [first] = await reportsOf(messageId);
  expect(first?.others).toBe(1);
  const params = { reportId: first?.id ?? '' };
  await api.call('mod', moderation.claimReport, { params });
  const claims = async (of: string) => (await reportsOf(of)).map(({ claim }) => claim?.by.handle);
  expect([await claims(messageId), await claims(other)]).toEqual([['mod', 'mod'], [undefined]]);
  await api.call('mod', moderation.dismissReport, { params, body: { note: 'Only a joke' } });
  expect(await reportsOf(messageId)).toHaveLength(1);
  await api.call('mod', moderation.reopenReport, { params });
  expect(await reportsOf(messageId)).toHaveLength(2);
  await api.call('mod', moderation.suspendMember, { params: { handle: 'hugo' }, body: { reason: 'hate' } });
  expect([await reportsOf(messageId), await reportsOf(other)]).toEqual([[], []]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
