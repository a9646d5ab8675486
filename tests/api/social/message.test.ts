import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as conversation from '@contract/message/conversation';
import * as contract from '@contract/message/message';
import { follow } from '@contract/member/profile';
import { block } from '@contract/member/relationship';
import { createTestApi } from '../../support/service/test-api';
import { solidPicture, uploadPicture } from '../../support/service/upload-picture';

const api = createTestApi();

const open = async (from: string, to: string) =>
  api.call(from, conversation.openDirectConversation, {
    params: { handle: (await api.me(to)).handle },
  });
const send = (uid: string, conversationId: string, text: string, more: Partial<contract.NewMessage> = {}) =>
  api.call(uid, contract.sendMessage, {
    params: { conversationId },
    body: { id: randomUUID(), text, ...more },
  });
const page = (uid: string, conversationId: string, query: Record<string, unknown> = {}) =>
  api.call(uid, contract.listMessages, { params: { conversationId }, query });
const texts = async (uid: string, conversationId: string, query: Record<string, unknown> = {}) =>
  (await page(uid, conversationId, query)).items.map(({ text }) => text);
const list = async (uid: string, which: conversation.ConversationList = 'active') =>
  (await api.call(uid, conversation.listConversations, { query: { list: which } })).items;
const view = (uid: string, conversationId: string) =>
  api.call(uid, conversation.getConversation, { params: { conversationId } });
const change = (uid: string, conversationId: string, body: Record<string, boolean>) =>
  api.call(uid, conversation.updateMembership, { params: { conversationId }, body });
/** `one` and `two` follow each other, so that no request is needed. */
async function befriend(one: string, two: string): Promise<string> {
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const)
    await api.call(from, follow, { params: { handle: (await api.me(to)).handle } });
  return (await open(one, two)).id;
}

test('numbers messages, counts the unread ones and shows what was read', async () => {
  const id = await befriend('ines', 'ada');
  expect(await list('ada')).toEqual([]);
  const first = await send('ines', id, 'Hello Ada');
  await send('ines', id, ' Are you there? ');
  expect(first).toMatchObject({ number: 1, author: { handle: 'ines' }, revision: 0 });
  expect(await list('ada')).toMatchObject([
    { unread: 2, lastNumber: 2, lastMessage: { excerpt: 'Are you there?' } },
  ]);
  expect(await api.call('ada', conversation.countUnreadMessages)).toEqual({ messages: 2, requests: 0 });
  const read = { params: { conversationId: id }, body: { upTo: 99 } };
  expect(await api.call('ada', conversation.markConversationRead, read)).toEqual({ readUpTo: 2 });
  const ada = (await view('ines', id)).members.find(({ handle }) => handle === 'ada');
  expect(ada?.readUpTo).toBe(2);
  await send('ada', id, 'Yes', { replyTo: first.id });
  const { items } = await page('ines', id);
  expect(items.at(-1)?.replyTo).toMatchObject({ excerpt: 'Hello Ada', number: 1 });
  expect((await list('ines'))[0]).toMatchObject({ unread: 1, readUpTo: 2 });
});

test('stores a message once, however often and at the same time its id is sent', async () => {
  const id = await befriend('kofi', 'noor');
  const messageId = randomUUID();
  const sent = await Promise.all(
    [1, 2, 3].map(() => send('kofi', id, 'Once', { id: messageId }).then(({ number }) => number)),
  );
  expect(sent).toEqual([1, 1, 1]);
  expect(await texts('noor', id)).toEqual(['Once']);
  await expect(send('noor', id, 'Mine', { id: messageId })).rejects.toThrow('409');
});

test('creates one direct conversation when both members open it at once', async () => {
  await api.me('tim');
  await api.me('lena');
  const opened = await Promise.all([open('tim', 'lena'), open('lena', 'tim'), open('tim', 'lena')]);
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
});

test('numbers messages of all members without a hole', async () => {
  const id = await befriend('yara', 'omar');
  await Promise.all(
    Array.from({ length: 12 }, (_, at) => send(at % 2 ? 'yara' : 'omar', id, `Message ${at}`)),
  );
  expect((await page('yara', id)).items.map(({ number }) => number)).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
});

test('pages in both directions and around a message', async () => {
  const id = await befriend('bea', 'carl');
  for (let n = 1; n <= 9; n += 1) await send('bea', id, `${n}`);
  const newest = await page('carl', id, { limit: 3 });
  expect(newest).toMatchObject({ hasOlder: true, hasNewer: false });
  expect(newest.items.map(({ text }) => text)).toEqual(['7', '8', '9']);
  expect(await texts('carl', id, { before: 7, limit: 3 })).toEqual(['4', '5', '6']);
  expect(await texts('carl', id, { after: 4, limit: 3 })).toEqual(['5', '6', '7']);
  expect(await page('carl', id, { after: 7, limit: 2 })).toMatchObject({ hasOlder: true, hasNewer: false });
  const around = await page('carl', id, { around: 5, limit: 4 });
  expect(around.items.map(({ text }) => text)).toEqual(['4', '5', '6', '7']);
  expect(around).toMatchObject({ hasOlder: true, hasNewer: true });
  await expect(page('carl', id, { before: 1, after: 2 })).rejects.toThrow('400');
});

test('edits, deletes and reacts', async () => {
  const id = await befriend('dora', 'emil');
  const { id: messageId } = await send('dora', id, 'A typo');
  const params = { messageId };
  const edited = await api.call('dora', contract.editMessage, { params, body: { text: 'No typo' } });
  expect(edited).toMatchObject({ text: 'No typo', revision: 1 });
  expect(edited.editedAt).not.toBeNull();
  await expect(api.call('emil', contract.editMessage, { params, body: { text: 'Mine' } })).rejects.toThrow(
    '403',
  );
  await api.call('emil', contract.putReaction, { params, body: { emoji: '😂' } });
  const both = await api.call('dora', contract.putReaction, { params, body: { emoji: '😂' } });
  expect(both.reactions).toEqual([{ emoji: '😂', count: 2, own: true }]);
  await api.call('emil', contract.putReaction, { params, body: { emoji: '🎉' } });
  const one = await api.call('dora', contract.putReaction, { params, body: { emoji: null } });
  expect(one.reactions).toEqual([{ emoji: '🎉', count: 1, own: false }]);
  const deleted = await api.call('dora', contract.deleteMessage, { params });
  expect(deleted).toMatchObject({ text: '', deleted: true, reactions: [], editedAt: null });
  await expect(api.call('dora', contract.editMessage, { params, body: { text: 'Back' } })).rejects.toThrow(
    '409',
  );
  const { rows } = await api.pool.query<{ text: string }>('SELECT text FROM messages WHERE id = $1', [
    messageId,
  ]);
  expect(rows).toEqual([{ text: '' }]);
});

test('puts messages of strangers into requests, with neither read state nor endless messages', async () => {
  const { id } = await open('stranger', 'fay');
  for (let n = 1; n <= conversation.MAX_REQUEST_MESSAGES; n += 1) await send('stranger', id, `Hello ${n}`);
  await expect(send('stranger', id, 'And again')).rejects.toThrow('Wait until your request is accepted');
  expect(await list('fay')).toEqual([]);
  expect((await list('fay', 'requests')).map((each) => each.id)).toEqual([id]);
  expect(await api.call('fay', conversation.countUnreadMessages)).toEqual({ messages: 0, requests: 1 });
  await expect(send('fay', id, 'Who are you?')).rejects.toThrow('Accept the request first');
  const read = { params: { conversationId: id }, body: { upTo: 2 } };
  await api.call('fay', conversation.markConversationRead, read);
  const seen = await view('stranger', id);
  expect(seen.members.find(({ handle }) => handle === 'fay')).toMatchObject({
    state: 'requested',
    readUpTo: null,
  });
  expect(seen.barrier).toBe('request');
  await change('fay', id, { accepted: true });
  await send('fay', id, 'Welcome');
  expect((await view('stranger', id)).barrier).toBeNull();
});

test('hides a declined request from its receiver, and the answer from the sender', async () => {
  const { id } = await open('stranger', 'gus');
  await send('stranger', id, 'Hello');
  await change('gus', id, { accepted: false });
  expect(await list('gus', 'requests')).toEqual([]);
  await expect(view('gus', id)).rejects.toThrow('404');
  expect((await view('stranger', id)).members.map(({ state }) => state)).toEqual(['member', 'requested']);
  const other = await befriend('gus', 'hugo');
  await send('hugo', other, 'Earlier');
  await send('stranger', id, 'Are you there?');
  expect((await open('gus', 'stranger')).id).toBe(id);
  expect(await texts('gus', id)).toEqual(['Hello', 'Are you there?']);
  expect((await list('gus')).map((each) => each.id)).toEqual([id, other]);
});

test('returns an archived request that was declined to the list, once its receiver opens the conversation', async () => {
  const { id } = await open('stranger', 'gil');
  await send('stranger', id, 'Hello');
  await change('gil', id, { archived: true });
  await change('gil', id, { accepted: false });
  await open('gil', 'stranger');
  expect((await list('gil')).map((each) => each.id)).toEqual([id]);
});

test('ends direct sending in both directions with a block', async () => {
  const id = await befriend('hana', 'ivo');
  await send('hana', id, 'Before');
  await api.call('hana', block, { params: { handle: 'ivo' } });
  await expect(send('hana', id, 'After')).rejects.toThrow('403 blocked');
  await expect(send('ivo', id, 'After')).rejects.toThrow('403 blocked');
  await expect(open('ivo', 'hana')).rejects.toThrow('403 blocked');
  expect(await view('ivo', id)).toMatchObject({ barrier: 'blocked', lastNumber: 1 });
});

test('runs a group: requests, names, new members without the past, removal and a new owner', async () => {
  for (const uid of ['jan', 'kim', 'lia', 'max']) await api.me(uid);
  await api.call('kim', follow, { params: { handle: 'jan' } });
  const { id } = await api.call('jan', conversation.createGroup, {
    body: { name: ' Choir ', members: ['kim', 'lia'] },
  });
  expect((await list('lia', 'requests')).map(({ name }) => name)).toEqual(['Choir']);
  expect(await api.call('lia', conversation.countUnreadMessages)).toEqual({ messages: 0, requests: 1 });
  await send('jan', id, 'Welcome');
  expect(
    (await view('kim', id)).members.map(({ handle, role, state }) => `${handle} ${role} ${state}`),
  ).toEqual(expect.arrayContaining(['jan owner member', 'kim member member', 'lia member requested']));
  expect((await list('lia', 'requests')).map(({ name }) => name)).toEqual(['Choir']);
  const group = { conversationId: id };
  await api.call('kim', conversation.addGroupMember, { params: { ...group, handle: 'max' } });
  await send('jan', id, 'Hello Max');
  await change('max', id, { accepted: true });
  expect(await texts('max', id)).toEqual(['Hello Max']);
  await expect(
    api.call('kim', conversation.removeGroupMember, { params: { ...group, handle: 'max' } }),
  ).rejects.toThrow('403');
  await api.call('jan', conversation.removeGroupMember, { params: { ...group, handle: 'max' } });
  await expect(texts('max', id)).rejects.toThrow('404');
  await api.call('jan', conversation.leaveGroup, { params: group });
  expect((await view('kim', id)).role).toBe('owner');
  const renamed = { params: group, body: { name: 'Small choir' } };
  expect((await api.call('kim', conversation.renameGroup, renamed)).name).toBe('Small choir');
  await api.call('jan', block, { params: { handle: 'lia' } });
  await api.call('kim', conversation.addGroupMember, { params: { ...group, handle: 'jan' } });
  await change('lia', id, { accepted: true });
  await change('jan', id, { accepted: true });
  const square = await solidPicture(2, 2).png().toBuffer();
  const { id: pictureId } = await uploadPicture(api.request, 'jan', square, 'image/png');
  const sent = await send('jan', id, 'Not for Lia', { media: [{ id: pictureId, alt: '' }] });
  await api.call('kim', contract.putReaction, { params: { messageId: sent.id }, body: { emoji: '👍' } });
  const hidden = { hidden: true, text: '', media: [], reactions: [] };
  expect((await page('lia', id)).items.at(-1)).toMatchObject(hidden);
  expect((await view('lia', id)).lastMessage).toMatchObject({ excerpt: '', pictures: 0 });
  expect((await view('kim', id)).lastMessage).toMatchObject({ excerpt: 'Not for Lia', pictures: 1 });
});

test('gives a group that everyone has left to the first who accepts the invitation', async () => {
  for (const uid of ['rhea', 'sam']) await api.me(uid);
  const group = { body: { name: 'Empty', members: ['sam'] } };
  const { id } = await api.call('rhea', conversation.createGroup, group);
  await api.call('rhea', conversation.leaveGroup, { params: { conversationId: id } });
  await change('sam', id, { accepted: true });
  expect((await view('sam', id)).role).toBe('owner');
});

test('shows an invitation that was declined as unanswered, until the owner takes it back', async () => {
  for (const uid of ['uma', 'vic']) await api.me(uid);
  const { id } = await api.call('uma', conversation.createGroup, { body: { name: 'Duo', members: ['vic'] } });
  await change('vic', id, { accepted: false });
  const states = async () => (await view('uma', id)).members.map(({ handle, state }) => `${handle} ${state}`);
  expect(await states()).toEqual(['uma member', 'vic requested']);
  const params = { conversationId: id, handle: 'vic' };
  await api.call('uma', conversation.addGroupMember, { params });
  expect(await list('vic', 'requests')).toEqual([]);
  await api.call('uma', conversation.removeGroupMember, { params });
  expect(await states()).toEqual(['uma member']);
  await api.call('uma', conversation.addGroupMember, { params });
  expect((await list('vic', 'requests')).map(({ name }) => name)).toEqual(['Duo']);
});

test('refuses a group of more than 32 members', async () => {
  const handles: string[] = [];
  for (let n = 1; n < conversation.MAX_GROUP_MEMBERS; n += 1)
    handles.push((await api.me(`member${n}`)).handle);
  const { id } = await api.call('jan', conversation.createGroup, {
    body: { name: 'Many', members: handles },
  });
  const one = { params: { conversationId: id, handle: 'ada' } };
  await expect(api.call('jan', conversation.addGroupMember, one)).rejects.toThrow('at most 32');
});

test('pins, archives and mutes for one member only', async () => {
  const first = await befriend('nia', 'olaf');
  const second = await befriend('nia', 'pia');
  await send('olaf', first, 'One');
  await send('pia', second, 'Two');
  const order = async () => (await list('nia')).map(({ id }) => (id === first ? 'first' : 'second'));
  expect(await order()).toEqual(['second', 'first']);
  await change('nia', first, { pinned: true });
  expect(await order()).toEqual(['first', 'second']);
  await change('nia', first, { archived: true });
  expect(await order()).toEqual(['second']);
  expect(await list('nia', 'archived')).toMatchObject([{ pinned: false }]);
  await send('olaf', first, 'A new message brings it back');
  expect(await order()).toEqual(['first', 'second']);
  await change('nia', first, { muted: true, archived: true });
  await send('olaf', first, 'A muted one stays');
  expect(await order()).toEqual(['second']);
  expect(await list('olaf')).toMatchObject([{ pinned: false, archived: false, muted: false }]);
  expect(await api.call('nia', conversation.countUnreadMessages)).toEqual({ messages: 1, requests: 0 });
});

test('searches own conversations only, without accents and by beginnings', async () => {
  const id = await befriend('quin', 'rosa');
  const other = await befriend('sven', 'tara');
  await send('quin', id, 'Meet me at the Café on the corner');
  await send('sven', other, 'The cafe is closed');
  const search = (query: Record<string, unknown>) =>
    api.call('rosa', contract.searchMessages, { query }).then(({ items }) => items.map(({ text }) => text));
  expect(await search({ q: 'caf corn' })).toEqual(['Meet me at the Café on the corner']);
  expect(await search({ q: '"at the café"', conversationId: id })).toHaveLength(1);
  expect(await search({ q: 'cafe -corner' })).toEqual([]);
  await expect(search({ q: 'cafe', conversationId: other })).rejects.toThrow('404');
});

test('serves pictures to members by signed address, until the message is deleted', async () => {
  const id = await befriend('uma', 'vic');
  const picture = await solidPicture(4, 4).png().toBuffer();
  const upload = await uploadPicture(api.request, 'uma', picture, 'image/png');
  const sent = await send('uma', id, '', { media: [{ id: upload.id, alt: 'A square' }] });
  const [shown] = (await page('vic', id)).items.at(-1)?.media ?? [];
  expect(shown).toMatchObject({ alt: 'A square', width: 4 });
  const status = async (url: string) => (await api.request(url.replace('/api/v1', ''))).status;
  expect(await status(shown?.url ?? '')).toBe(200);
  expect(await status(upload.url)).toBe(404);
  await api.call('uma', contract.deleteMessage, { params: { messageId: sent.id } });
  expect(await status(shown?.url ?? '')).toBe(404);
});

test('refuses empty messages, and a reply to a message elsewhere', async () => {
  const id = await befriend('wim', 'xena');
  const elsewhere = await befriend('wim', 'yves');
  const { id: other } = await send('wim', elsewhere, 'Elsewhere');
  await expect(send('wim', id, ' \u200b ')).rejects.toThrow('400');
  await expect(send('wim', id, 'About that', { replyTo: other })).rejects.toThrow('404');
  await expect(open('wim', 'wim')).rejects.toThrow('409');
});

test('logs no errors', () => expect(api.faults).toEqual([]));
