import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { chats } from '@/data/chat/collection';
import type { Chat, ChatWithMessages, ChatMessage } from '@/data/chat/schema';
import { mergeChange } from '@/data/store/merge-change';
import { chatService } from '@/data/chat/sample-service';
import type { ChatFlags, NewMessage } from '@/data/chat/service';
import { chatDrafts, type ChatSettings, chatSettings } from '@/data/chat/settings';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery, replaceById, type Rollback } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { chatOptions, chatsOptions, chatSettingsOptions } from '@/queries/workspace/chat';
import { chatText } from '@/messages/workspace/chat';

const patchMessages = (
  client: QueryClient,
  chatId: number,
  update: (messages: readonly ChatMessage[]) => readonly ChatMessage[],
): Promise<Rollback> =>
  patchQuery(
    client,
    chatOptions(chatId),
    (chat): ChatWithMessages | null => chat && { ...chat, messages: update(chat.messages) },
  );

export const sendMessageOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: ({ id, message }: { id: string; message: NewMessage }) =>
      chatService.sendMessage(id, message),
    onMutate: ({ id, message }, { client }) =>
      patchMessages(client, message.chatId, (messages) => [
        ...messages,
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
      ]),
    onError: (_error, _vars, rollback) => rollback?.(),
    meta: { failure: chatText.notSent, invalidates: [SAMPLE_KEY] },
  });

interface SaveMessage {
  /** As shown and as changed. */
  from: ChatMessage;
  to: ChatMessage;
  /** Title of the toast with Undo; no toast if absent. */
  toast?: string;
}

export const saveMessageOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: ({ from, to }: SaveMessage) => chatService.saveMessage(from, to),
    onMutate: ({ to }, { client }) =>
      patchMessages(client, to.chatId, (messages) => replaceById(messages, [to])),
    onSuccess: (_done, { from, to, toast }) => {
      if (toast) offerUndo({ title: toast, undo: () => chatService.saveMessage(to, from) });
    },
    onError: (_error, _vars, rollback) => rollback?.(),
    meta: { failure: chatText.notSaved, invalidates: [SAMPLE_KEY] },
  });

interface SetChatFlags {
  id: number;
  flags: ChatFlags;
  toast?: string;
}

export const setChatFlagsOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: ({ id, flags }: SetChatFlags) => chatService.setFlags(id, flags),
    onMutate: async ({ id, flags }, { client }) => {
      const before = client.getQueryData(chatsOptions().queryKey)?.find((chat) => chat.id === id);
      const rollback = await patchQuery(client, chatsOptions(), (known) =>
        known.map((chat) => (chat.id === id ? { ...chat, ...flags } : chat)),
      );
      return { before, rollback };
    },
    onSuccess: (_done, { id, toast, flags }, { before }) => {
      if (!toast || !before) return;
      const { pinned, favourite, archived, muted, unRead } = before;
      const inverse: ChatFlags = {
        pinned,
        favourite,
        archived,
        muted,
        ...('unRead' in flags ? { unRead } : {}),
      };
      offerUndo({ title: toast, undo: () => chatService.setFlags(id, inverse) });
    },
    onError: (_error, _vars, result) => result?.rollback(),
    meta: { failure: chatText.notSaved, invalidates: [SAMPLE_KEY] },
  });

/** Opens the chat with a person or starts one; a group is always new. One at a time: two calls must not start two chats. */
export const startChatOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: (chat: { userId: number } | { name: string; memberIds: readonly number[] }) =>
      'userId' in chat
        ? chatService.startChat(chat.userId)
        : chatService.startGroup(chat.name, chat.memberIds),
    scope: { id: 'start-chat' },
    meta: { failure: chatText.chatNotCreated, invalidates: [SAMPLE_KEY] },
  });

interface SaveGroup {
  /** As shown and as changed. */
  from: Chat;
  to: Chat;
  toast: string;
}

/** Name and members of a group. */
export const saveGroupOptions = () =>
  sampleMutation<SaveGroup, Chat>({
    collection: chats,
    changes: ({ from, to }) => [{ from, to }],
    optimistic: (client, { from, to }) => [
      patchQuery(client, chatsOptions(), (known) =>
        known.map((chat) => (chat.id === to.id ? mergeChange(chat, from, to) : chat)),
      ),
      patchQuery(
        client,
        chatOptions(to.id),
        (chat): ChatWithMessages | null => chat && { ...chat, name: to.name, memberIds: to.memberIds },
      ),
    ],
    toast: ({ toast }) => toast,
    failure: chatText.groupNotSaved,
  });

/** The messages stay stored, so that Undo brings the group back as it was. */
export const leaveGroupOptions = () =>
  sampleMutation<Chat, Chat>({
    collection: chats,
    changes: ({ id }) => [{ remove: id }],
    toast: ({ name }) => chatText.youLeft(name),
    failure: chatText.groupNotLeft,
  });

/** An empty text deletes the draft. */
export const saveChatDraftOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      chatDrafts.applyChanges([text.trim() ? { put: { id, text } } : { remove: id }]),
    meta: { failure: chatText.draftNotSaved },
  });

export const saveChatSettingsOptions = () =>
  sampleMutation<ChatSettings, ChatSettings>({
    collection: chatSettings,
    changes: (settings) => [{ put: settings }],
    optimistic: (client, settings) => [patchQuery(client, chatSettingsOptions(), () => settings)],
    failure: chatText.settingNotSaved,
  });
