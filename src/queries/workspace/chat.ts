import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ChatWithMessages, ChatMessage } from '@/data/chat/schema';
import { sampleChatService } from '@/data/chat/sample-service';
import type { ChatFlags, ChatService, NewMessage } from '@/data/chat/service';
import { chatDrafts, type ChatSettings, chatSettings, readChatSettings } from '@/data/chat/settings';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY, sampleMutation, sampleQuery } from '@/queries/sample';

/** The one place to change when real direct messages arrive. */
const service: ChatService = sampleChatService;

/** The chat list, the latest first. */
export const chatsOptions = () => sampleQuery(['chats'], service.list);

/** One chat with its messages, null where there is none. */
export const chatOptions = (id: number) => sampleQuery(['chats', id], () => service.open(id));

export const chatSettingsOptions = () => sampleQuery(['chat-settings'], readChatSettings);

/** Every draft that has not been sent, by chat. */
export const chatDraftsOptions = () =>
  sampleQuery(
    ['chat-drafts'],
    async () => new Map((await chatDrafts.all()).map(({ id, text }) => [id, text])),
  );

function patchMessages(
  client: QueryClient,
  chatId: number,
  patch: (list: readonly ChatMessage[]) => readonly ChatMessage[],
): ChatWithMessages | null | undefined {
  const key = chatOptions(chatId).queryKey;
  const before = client.getQueryData(key);
  if (before) {
    const next: ChatWithMessages = { ...before, messages: patch(before.messages) };
    client.setQueryData(key, next);
  }
  return before;
}

/** Sends a message, shown at once. */
export const sendMessageOptions = () =>
  mutationOptions({
    mutationFn: ({ id, message }: { id: string; message: NewMessage }) => service.sendMessage(id, message),
    onMutate: async ({ id, message }, { client }) => {
      await client.cancelQueries({ queryKey: chatOptions(message.chatId).queryKey });
      return patchMessages(client, message.chatId, (list) => [
        ...list,
        {
          ...message,
          id,
          fromId: 0,
          at: new Date().toISOString(),
          state: 'sent',
          editedAt: null,
          deleted: false,
          reactions: [],
        },
      ]);
    },
    onError: (_error, { message }, before, { client }) => {
      if (before) client.setQueryData(chatOptions(message.chatId).queryKey, before);
    },
    meta: { failure: 'Not sent', invalidates: [SAMPLE_KEY] },
  });

interface SaveMessage {
  message: ChatMessage;
  /** What the toast with Undo says; silent without it. */
  toast?: string;
}

/** Keeps a message as it now is: edited, deleted, reacted to. */
export const saveMessageOptions = () =>
  mutationOptions({
    mutationFn: ({ message }: SaveMessage) => service.saveMessage(message),
    onMutate: async ({ message }, { client }) => {
      await client.cancelQueries({ queryKey: chatOptions(message.chatId).queryKey });
      return patchMessages(client, message.chatId, (list) =>
        list.map((old) => (old.id === message.id ? message : old)),
      );
    },
    onSuccess: (before, { toast: said }) => {
      if (said && before) offerUndo({ title: said, undo: () => service.saveMessage(before) });
    },
    onError: (_error, { message }, before, { client }) => {
      if (before) client.setQueryData(chatOptions(message.chatId).queryKey, before);
    },
    meta: { failure: 'Not kept', invalidates: [SAMPLE_KEY] },
  });

interface SetChatFlags {
  id: number;
  flags: ChatFlags;
  toast?: string;
}

/** Pins, archives, mutes a chat, or marks it read. */
export const setChatFlagsOptions = () =>
  mutationOptions({
    mutationFn: ({ id, flags: marks }: SetChatFlags) => service.setFlags(id, marks),
    onMutate: async ({ id, flags: marks }, { client }) => {
      const key = chatsOptions().queryKey;
      await client.cancelQueries({ queryKey: key, exact: true });
      const before = client.getQueryData(key);
      if (before) {
        client.setQueryData(
          key,
          before.map((chat) => (chat.id === id ? { ...chat, ...marks } : chat)),
        );
      }
      return before;
    },
    onSuccess: (_done, { id, toast: said, flags: marks }, before) => {
      const old = before?.find((chat) => chat.id === id);
      if (!said || !old) return;
      const { pinned, favourite, archived, muted, unRead } = old;
      const back: ChatFlags = {
        pinned,
        favourite,
        archived,
        muted,
        ...('unRead' in marks ? { unRead } : {}),
      };
      offerUndo({ title: said, undo: () => service.setFlags(id, back) });
    },
    onError: (_error, _wish, before, { client }) => {
      if (before) client.setQueryData(chatsOptions().queryKey, before);
    },
    meta: { failure: 'Not kept', invalidates: [SAMPLE_KEY] },
  });

/** Begins a chat with a person, or a group with several. */
export const startChatOptions = () =>
  mutationOptions({
    mutationFn: (wish: { userId: number } | { name: string; memberIds: readonly number[] }) =>
      'userId' in wish ? service.startChat(wish.userId) : service.startGroup(wish.name, wish.memberIds),
    meta: { failure: 'Not begun', invalidates: [SAMPLE_KEY] },
  });

/** Keeps what was typed; an empty text removes it. */
export const saveChatDraftOptions = () =>
  mutationOptions({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      chatDrafts.applyChanges([text.trim() ? { put: { id, text } } : { remove: id }]),
    meta: { failure: 'Draft not kept' },
  });

export const saveChatSettingsOptions = () =>
  sampleMutation<ChatSettings, ChatSettings>({
    collection: chatSettings,
    changes: (next) => [{ put: next }],
    optimistic: { key: ['chat-settings'], patch: (_held, next) => next },
    failure: 'Setting not kept',
  });

/** The chat with a person, begun when there is none; undefined where nobody has this number. */
export const startChat = async (userId: number): Promise<number | undefined> => {
  try {
    return (await service.startChat(userId)).id;
  } catch {
    return undefined;
  }
};
