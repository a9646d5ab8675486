import {
  countUnreadMessages,
  getConversation,
  listConversations,
  type ConversationList,
  MAX_UNREAD,
} from '@contract/message/conversation';
import { listMessages } from '@contract/message/message';
import type { Facts } from '../facts/history-facts';
import { type Comparison, REFUSED, walk } from './list-comparison';
import type { Reader } from './reader';

type Membership = Facts['conversationMembers'][number];
type Message = Facts['messages'][number];

/** What a member sees of one conversation. */
interface Seen {
  own: Membership;
  list: ConversationList | null;
  unread: number;
  messages: readonly Message[];
}

const isInside = ({ state }: Membership): boolean => state === 'member' || state === 'requested';

function seenBy({ facts, me, oracle }: Reader, own: Membership): Seen {
  const { kind, lastNumber } = facts.conversations.find(({ id }) => id === own.conversation) ?? {
    kind: 'group',
    lastNumber: 0,
  };
  const messages = facts.messages
    .filter(({ conversation, number }) => conversation === own.conversation && number > own.hiddenUpTo)
    .toSorted((a, b) => a.number - b.number);
  const isBlocked =
    kind === 'direct' &&
    facts.conversationMembers.some(
      ({ conversation, member }) => conversation === own.conversation && oracle.isBlocked(member),
    );
  const listOf = (): ConversationList | null => {
    if (kind === 'direct' && lastNumber === 0) return null;
    if (own.state === 'member') return own.archived ? 'archived' : 'active';
    return own.archived || isBlocked ? null : 'requests';
  };
  return {
    own,
    list: listOf(),
    unread: messages.filter((each) => each.number > own.readUpTo && each.author !== me.id && !each.deleted)
      .length,
    messages: messages.map((each) =>
      kind === 'group' && oracle.isBlocked(each.author) ? { ...each, text: '' } : each,
    ),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Lists of conversations with their unread counts, and the messages of each. */
export function expectedConversations(reader: Reader): Comparison[] {
  const { world, facts, me } = reader;
  const { call } = world;
  const memberships = facts.conversationMembers.filter(({ member }) => member === me.id);
  const seen = memberships.filter(isInside).map((own) => seenBy(reader, own));
  const counted = seen.filter(({ own, list }) => !own.muted && list === 'active');
  const of = (list: ConversationList): Comparison => ({
    name: `${list} conversations`,
    expected: seen
      .filter((each) => each.list === list)
      .map(({ own, unread, messages }) => {
        const last = messages.at(-1);
        return `${own.conversation} ${Math.min(unread, MAX_UNREAD)} ${own.readUpTo} ${last?.number} ${last?.text}`;
      }),
    actual: async () =>
      (await walk((query) => call(me.uid, listConversations, { query: { ...query, list } }))).map(
        ({ id, unread, readUpTo, lastMessage }) =>
          `${id} ${unread} ${readUpTo} ${lastMessage?.number} ${lastMessage?.excerpt}`,
      ),
  });
  return [
    of('active'),
    of('requests'),
    of('archived'),
    {
      name: 'unread messages and requests',
      expected: [
        [
          sum(counted.map(({ unread }) => unread)),
          seen.filter(({ list }) => list === 'requests').length,
        ].join(' '),
      ],
      actual: async () => {
        const { messages, requests } = await call(me.uid, countUnreadMessages);
        return [`${messages} ${requests}`];
      },
    },
    ...seen.map(({ own, messages }) => ({
      name: `messages of ${own.conversation}`,
      expected: messages.slice(-50).map(({ number, text }) => `${number} ${text}`),
      actual: async () => {
        const params = { conversationId: own.conversation };
        const { items } = await call(me.uid, listMessages, { params, query: { limit: 50 } });
        return items.map(({ number, text }) => `${number} ${text}`);
      },
    })),
    ...facts.conversations
      .filter(({ id }) => !seen.some(({ own }) => own.conversation === id))
      .map(({ id }) => ({
        name: `conversation ${id}`,
        expected: REFUSED,
        actual: async () => [(await call(me.uid, getConversation, { params: { conversationId: id } })).state],
      })),
  ];
}
