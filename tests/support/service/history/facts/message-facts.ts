import { z } from 'zod';
import { all, ofOwn } from './fact-columns';

export const messageFacts = {
  conversations: z.array(z.object({ id: z.string(), kind: z.string(), lastNumber: z.int() })),
  conversationMembers: z.array(
    z.object({
      conversation: z.string(),
      member: z.string(),
      state: z.string(),
      readUpTo: z.int(),
      /** Of the messages before the member joined. */
      hiddenUpTo: z.int(),
      archived: z.boolean(),
      muted: z.boolean(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.string(),
      conversation: z.string(),
      number: z.int(),
      author: z.string(),
      text: z.string(),
      deleted: z.boolean(),
    }),
  ),
};

export const messageColumns: Readonly<Record<keyof typeof messageFacts, string>> = {
  conversations: all(
    { id: 'x.id', kind: 'x.kind', lastNumber: 'x.last_number' },
    `conversations x WHERE x.id IN (
       SELECT cm.conversation_id FROM conversation_members cm JOIN own m ON m.id = cm.member_id)`,
  ),
  conversationMembers: ofOwn('conversation_members', {
    conversation: 'x.conversation_id',
    member: 'x.member_id',
    state: 'x.state',
    readUpTo: 'x.read_up_to',
    hiddenUpTo: 'x.hidden_up_to',
    archived: 'x.archived',
    muted: 'x.muted',
  }),
  messages: ofOwn(
    'messages',
    {
      id: 'x.id',
      conversation: 'x.conversation_id',
      number: 'x.number',
      author: 'x.author_id',
      text: 'x.text',
      deleted: 'x.deleted_at IS NOT NULL',
    },
    'author_id',
  ),
};
