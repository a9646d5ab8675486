import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as conversation from '@contract/message/conversation';
import type { LiveEvent } from '@contract/live-event';
import { putReaction, sendMessage } from '@contract/message/message';
import { follow } from '@contract/member/profile';
import { openStream } from '../../support/service/listen';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();

async function open(from: string, to: string, { mutual }: { mutual: boolean }): Promise<string> {
  const { handle } = await api.me(to);
  await api.me(from);
  if (mutual) await api.call(to, follow, { params: { handle: (await api.me(from)).handle } });
  return (await api.call(from, conversation.openDirectConversation, { params: { handle } })).id;
}
const send = (uid: string, conversationId: string, text: string) =>
  api.call(uid, sendMessage, { params: { conversationId }, body: { id: randomUUID(), text } });
const read = (uid: string, conversationId: string, upTo: number) =>
  api.call(uid, conversation.markConversationRead, { params: { conversationId }, body: { upTo } });
const type = (uid: string, conversationId: string) =>
  api.call(uid, conversation.announceTyping, { params: { conversationId } });

const MESSAGE_EVENTS: ReadonlySet<LiveEvent['type']> = new Set([
  'message',
  'conversation',
  'message-read',
  'typing',
]);
const isAboutMessages = ({ type: kind }: LiveEvent): boolean => MESSAGE_EVENTS.has(kind);

test('tells the members of a conversation about messages, reactions, reading and typing, and nobody else', async () => {
  const id = await open('ines', 'ada', { mutual: true });
  const ines = await api.me('ines');
  const [own, other, outsider] = [
    await openStream(api, 'ines'),
    await openStream(api, 'ada'),
    await openStream(api, 'kofi'),
  ];
  const sent = await send('ines', id, 'Hello');
  const isNews = (event: LiveEvent) => event.type === 'message' && event.messageId === sent.id;
  expect(await other.until(isNews)).toEqual({
    type: 'message',
    conversationId: id,
    messageId: sent.id,
    number: 1,
    authorId: ines.id,
    revision: 0,
  });
  await own.until(isNews);
  await api.call('ada', putReaction, { params: { messageId: sent.id }, body: { emoji: '👍' } });
  await own.until((event) => event.type === 'message' && event.revision === 1);
  await read('ada', id, 1);
  await own.until((event) => event.type === 'message-read' && event.upTo === 1);
  await type('ada', id);
  await own.until((event) => event.type === 'typing');
  // An event for the outsider marks the end: none before was about messages.
  await send('kofi', await open('kofi', 'noor', { mutual: true }), 'Hello Noor');
  await outsider.until((event) => event.type === 'message');
  expect(outsider.events.filter(({ event }) => isAboutMessages(event))).toHaveLength(1);
  for (const stream of [own, other, outsider]) await stream.close();
});

test('shows strangers neither reading nor typing before the request is accepted', async () => {
  const id = await open('stranger', 'lena', { mutual: false });
  await send('stranger', id, 'Hello');
  const stream = await openStream(api, 'stranger');
  await read('lena', id, 1);
  await type('lena', id);
  // Events keep their order: none before this message was about reading or typing.
  await send('stranger', id, 'Are you there?');
  await stream.until((event) => event.type === 'message' && event.number === 2);
  expect(stream.events.map(({ event }) => event.type).filter((kind) => kind !== 'message')).toEqual([]);
  await api.call('lena', conversation.updateMembership, {
    params: { conversationId: id },
    body: { accepted: true },
  });
  await stream.until((event) => event.type === 'conversation');
  await read('lena', id, 2);
  await stream.until((event) => event.type === 'message-read');
  await stream.close();
});

test('tells a removed member once, and nothing afterwards', async () => {
  for (const uid of ['owner', 'guest']) await api.me(uid);
  await api.call('guest', follow, { params: { handle: 'owner' } });
  const { id } = await api.call('owner', conversation.createGroup, {
    body: { name: 'Choir', members: ['guest'] },
  });
  const guest = await openStream(api, 'guest');
  const params = { conversationId: id, handle: 'guest' };
  await api.call('owner', conversation.removeGroupMember, { params });
  await guest.until((event) => event.type === 'conversation');
  await send('owner', id, 'Among us');
  const direct = await open('owner', 'guest', { mutual: false });
  await send('owner', direct, 'Sorry');
  await guest.until((event) => event.type === 'message' && event.conversationId === direct);
  expect(guest.events.filter(({ event }) => event.type === 'message' && event.conversationId === id)).toEqual(
    [],
  );
  await guest.close();
});

test('replays missed messages to a stream that resumes', async () => {
  const id = await open('tim', 'yara', { mutual: true });
  const first = await openStream(api, 'yara');
  await send('tim', id, 'One');
  await first.until((event) => event.type === 'message');
  const lastEventId = first.lastId();
  await first.close();
  const missed = await send('tim', id, 'Two');
  const second = await openStream(api, 'yara', { lastEventId });
  expect(await second.until((event) => event.type === 'message')).toMatchObject({ messageId: missed.id });
  await second.close();
});

test('logs no errors', () => expect(api.faults).toEqual([]));
