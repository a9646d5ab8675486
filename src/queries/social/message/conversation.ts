import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ConversationList } from '@contract/message/conversation';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

// Not part of the first load.
const loadContract = () => import('@/queries/late-operations');

export const conversationsOptions = (list: ConversationList) =>
  infiniteQueryOptions({
    queryKey: ['conversations', list],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const { listConversations } = await loadContract();
      return callApi(listConversations, { query: { list, ...cursorQuery(pageParam) } }, { signal });
    },
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

export const conversationOptions = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversation', conversationId],
    queryFn: async ({ signal }) =>
      callApi((await loadContract()).getConversation, { params: { conversationId } }, { signal }),
    staleTime: 10_000,
  });

export const unreadMessagesOptions = () =>
  queryOptions({
    queryKey: ['unread-messages'],
    queryFn: async ({ signal }) => callApi((await loadContract()).countUnreadMessages, {}, { signal }),
    staleTime: 60_000,
  });

/** Lists, counts and the conversation itself. */
export function refreshConversation(client: QueryClient, conversationId: string): void {
  void client.invalidateQueries({ queryKey: ['conversations'] });
  void client.invalidateQueries({ queryKey: unreadMessagesOptions().queryKey });
  void client.invalidateQueries({ queryKey: conversationOptions(conversationId).queryKey });
}
