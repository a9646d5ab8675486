import type { QueryClient } from '@tanstack/react-query';
import {
  announceTyping,
  type Conversation,
  createGroup,
  leaveGroup,
  markConversationRead,
  openDirectConversation,
  updateMembership,
} from '@contract/message/conversation';
import {
  deleteMessage as deleteOperation,
  editMessage as editOperation,
  type Message,
  type NewMessage,
  putReaction,
  type Reaction,
  sendMessage as sendOperation,
} from '@contract/message/message';
import type { NewVoiceNote } from '@contract/post/voice-note';
import { callApi, type CallOptions } from '@/lib/api/client';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import {
  conversationOptions,
  refreshConversation,
  unreadMessagesOptions,
} from '@/queries/social/message/conversation';
import { patchMessage, refreshMessage, storeMessage } from '@/queries/social/message/message';
import { clearSentPictures, uploadPostMedia } from '@/queries/social/post/post-media';
import { messageChangesText } from '@/messages/social/changes/message';

export interface SendVars {
  conversationId: string;
  message: NewMessage;
  /** Ids of pictures stored on this device. */
  local: readonly string[];
}

interface MessageVars {
  conversationId: string;
  messageId: string;
}

interface EditVars extends MessageVars {
  text: string;
}

interface ReactionVars extends MessageVars {
  emoji: Reaction | null;
}

interface MembershipVars {
  conversationId: string;
  changes: { accepted?: boolean; pinned?: boolean; archived?: boolean; muted?: boolean };
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    message: { vars: SendVars; response: Message };
    messageEdit: { vars: EditVars; response: Message };
    messageDeletion: { vars: MessageVars; response: Message };
    reaction: { vars: ReactionVars; response: Message };
    membership: { vars: MembershipVars; response: { id: string } };
  }
}

/** Writes on one conversation are sent in order. */
const scope = ({ conversationId }: { conversationId: string }): string => `conversation:${conversationId}`;
const keysOf = ({ conversationId }: { conversationId: string }) => [['messages', conversationId]];
const store = (client: QueryClient, _vars: unknown, message: Message, newer: boolean): void => {
  if (!newer) storeMessage(client, message);
};
const restore = (client: QueryClient, vars: MessageVars): void =>
  void refreshMessage(client, vars).catch(() => undefined);

/** Replaces the own reaction. */
function withReaction(message: Message, emoji: Reaction | null): Message {
  const others = message.reactions.flatMap((each) => {
    const count = each.count - (each.own ? 1 : 0);
    return count > 0 ? [{ ...each, count, own: false }] : [];
  });
  if (emoji === null) return { ...message, reactions: others };
  const known = others.find((each) => each.emoji === emoji);
  return {
    ...message,
    reactions: known
      ? others.map((each) => (each === known ? { ...each, count: each.count + 1, own: true } : each))
      : [...others, { emoji, count: 1, own: true }],
  };
}

const patchBy =
  <Vars extends MessageVars>(change: (message: Message, vars: Vars) => Message) =>
  (client: QueryClient, vars: Vars): void =>
    patchMessage(client, { conversationId: vars.conversationId, id: vars.messageId }, (message) =>
      change(message, vars),
    );

async function uploadVoice(note: NewVoiceNote, options: CallOptions): Promise<NewVoiceNote> {
  const { uploadStoredVoiceNote } = await import('@/queries/social/message/voice-note');
  return uploadStoredVoiceNote(note, options);
}

export const messageHandlers = {
  message: defineHandler<SendVars, Message>({
    scope,
    async send({ conversationId, message, local }, options) {
      const { media = [] } = await uploadPostMedia({ text: '', media: message.media ?? [] }, local, options);
      const voice = message.voice && (await uploadVoice(message.voice, options));
      const body = { ...message, media, ...(voice && { voice }) };
      return callApi(sendOperation, { params: { conversationId }, body }, options);
    },
    settle(client, { conversationId, message: { voice }, local }, message) {
      storeMessage(client, message);
      refreshConversation(client, conversationId);
      void clearSentPictures(voice ? [...local, voice.id] : local);
    },
    // A refusal may come from a block or a suspension that the open conversation does not know of.
    rollback: (client, { conversationId }) => refreshConversation(client, conversationId),
    label: () => messageChangesText.message,
    text: ({ message }) => message.text || (message.voice ? messageChangesText.voiceNote : ''),
    failureTitle: () => messageChangesText.sendFailed,
  }),
  messageEdit: defineHandler<EditVars, Message>({
    scope,
    coalesceKey: ({ messageId }) => `message-edit:${messageId}`,
    send: ({ messageId, text }, options) =>
      callApi(editOperation, { params: { messageId }, body: { text } }, options),
    affectedKeys: keysOf,
    applyOptimistic: patchBy<EditVars>((message, { text }) => ({
      ...message,
      text,
      editedAt: message.editedAt ?? new Date().toISOString(),
    })),
    settle: store,
    rollback: restore,
    label: () => messageChangesText.editAMessage,
    text: ({ text }) => text,
    failureTitle: () => messageChangesText.editFailed,
  }),
  messageDeletion: defineHandler<MessageVars, Message>({
    scope,
    coalesceKey: ({ messageId }) => `message-deletion:${messageId}`,
    send: ({ messageId }, options) => callApi(deleteOperation, { params: { messageId } }, options),
    affectedKeys: keysOf,
    applyOptimistic: patchBy<MessageVars>((message) => ({
      ...message,
      text: '',
      media: [],
      voice: null,
      reactions: [],
      deleted: true,
    })),
    settle: store,
    rollback: restore,
    label: () => messageChangesText.deleteAMessage,
    failureTitle: () => messageChangesText.deleteFailed,
  }),
  reaction: defineHandler<ReactionVars, Message>({
    scope,
    coalesceKey: ({ messageId }) => `reaction:${messageId}`,
    send: ({ messageId, emoji }, options) =>
      callApi(putReaction, { params: { messageId }, body: { emoji } }, options),
    affectedKeys: keysOf,
    applyOptimistic: patchBy<ReactionVars>((message, { emoji }) => withReaction(message, emoji)),
    settle: store,
    rollback: restore,
    label: () => messageChangesText.reactToAMessage,
    text: ({ emoji }) => emoji ?? messageChangesText.noReaction,
    failureTitle: () => messageChangesText.reactFailed,
  }),
  membership: defineHandler<MembershipVars, { id: string }>({
    scope,
    send: ({ conversationId, changes }, options) =>
      callApi(updateMembership, { params: { conversationId }, body: changes }, options),
    affectedKeys: ({ conversationId }) => [conversationOptions(conversationId).queryKey],
    applyOptimistic(client, { conversationId, changes: { accepted, ...flags } }) {
      client.setQueryData(
        conversationOptions(conversationId).queryKey,
        (known) => known && { ...known, ...flags, ...(accepted && { state: 'member' as const }) },
      );
    },
    settle: (client, { conversationId }) => refreshConversation(client, conversationId),
    rollback: (client, { conversationId }) => refreshConversation(client, conversationId),
    label: () => messageChangesText.changeAConversation,
    failureTitle: () => messageChangesText.changeConversationFailed,
  }),
};

export const sendMessage = (client: QueryClient, vars: SendVars) =>
  void enqueue(client, { kind: 'message', vars });

export const editMessage = (client: QueryClient, { conversationId, id }: Message, text: string) =>
  void enqueue(client, { kind: 'messageEdit', vars: { conversationId, messageId: id, text } });

export const deleteMessage = (client: QueryClient, { conversationId, id }: Message) =>
  void enqueue(client, { kind: 'messageDeletion', vars: { conversationId, messageId: id } });

/** The own reaction again removes it. */
export const toggleReaction = (client: QueryClient, message: Message, emoji: Reaction) => {
  const own = message.reactions.find((each) => each.own)?.emoji;
  const vars = { conversationId: message.conversationId, messageId: message.id };
  void enqueue(client, { kind: 'reaction', vars: { ...vars, emoji: own === emoji ? null : emoji } });
};

export const changeMembership = (
  client: QueryClient,
  conversationId: string,
  changes: MembershipVars['changes'],
) => void enqueue(client, { kind: 'membership', vars: { conversationId, changes } });

/** A lost mark is made up for by the next one. */
export async function markRead(client: QueryClient, conversationId: string, upTo: number): Promise<void> {
  await callApi(markConversationRead, { params: { conversationId }, body: { upTo } });
  client.setQueryData(
    conversationOptions(conversationId).queryKey,
    (known) => known && { ...known, readUpTo: Math.max(known.readUpTo, upTo), unread: 0 },
  );
  void client.invalidateQueries({ queryKey: ['conversations'] });
  void client.invalidateQueries({ queryKey: unreadMessagesOptions().queryKey });
}

export const tellTyping = (conversationId: string) =>
  void callApi(announceTyping, { params: { conversationId } }).catch(() => undefined);

export const openDirect = (handle: string): Promise<Conversation> =>
  callApi(openDirectConversation, { params: { handle } });

export const startGroup = (
  body: { name: string; members: string[] },
  idempotencyKey: string,
): Promise<Conversation> => callApi(createGroup, { body }, { idempotencyKey });

export const leaveConversation = (conversationId: string) =>
  callApi(leaveGroup, { params: { conversationId } });
