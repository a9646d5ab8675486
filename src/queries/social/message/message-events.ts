import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@contract/live-event';
import { conversationOptions, refreshConversation, unreadMessagesOptions } from './conversation';
import { refreshMessage, typingOptions } from './message';

export type MessageEvent = Extract<
  LiveEvent,
  { type: 'message' | 'conversation' | 'message-read' | 'typing' }
>;

/** How long a typing member is shown without another event, in ms. */
export const TYPING_MS = 6_000;

const setTyping = (client: QueryClient, conversationId: string, memberId: string, at: number): void =>
  void client.setQueryData(typingOptions(conversationId).queryKey, (known = {}) => ({
    ...known,
    [memberId]: at,
  }));

export function applyMessageEvent(client: QueryClient, event: MessageEvent, me: string | undefined): void {
  const { conversationId } = event;
  switch (event.type) {
    case 'message':
      setTyping(client, conversationId, event.authorId, 0);
      if (document.hidden && event.authorId !== me) {
        const before = client.getQueryData(unreadMessagesOptions().queryKey)?.messages ?? 0;
        // Without the chunk or an answer there is no notice; the count in the menu follows.
        void import('./message-notice')
          .then(({ noticeMessage }) => noticeMessage(client, event, before))
          .catch(() => undefined);
      }
      refreshConversation(client, conversationId);
      // A message that cannot be read any more, or no network: the next read of the list decides.
      void refreshMessage(client, event).catch(() => undefined);
      return;
    case 'conversation':
      refreshConversation(client, conversationId);
      return;
    case 'message-read':
      client.setQueryData(
        conversationOptions(conversationId).queryKey,
        (known) =>
          known && {
            ...known,
            members: known.members.map((member) =>
              member.id === event.memberId ? { ...member, readUpTo: event.upTo } : member,
            ),
          },
      );
      if (event.memberId !== me) return;
      void client.invalidateQueries({ queryKey: ['conversations'] });
      void client.invalidateQueries({ queryKey: unreadMessagesOptions().queryKey });
      return;
    case 'typing':
      setTyping(client, conversationId, event.memberId, Date.now());
  }
}
