import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Message } from '@contract/message/message';
import { callApi } from '@/lib/api/client';

// Not part of the first load.
const loadContract = () => import('@contract/message/message');

interface Position {
  before?: number;
  after?: number;
  around?: number;
}

const firstPosition = (at: number | undefined): Position => (at === undefined ? {} : { around: at });

/** The newest messages, or those around the number `at`. */
export const messagesOptions = (conversationId: string, at?: number) =>
  infiniteQueryOptions({
    queryKey: ['messages', conversationId, at ?? 'newest'],
    initialPageParam: firstPosition(at),
    queryFn: async ({ pageParam, signal }) =>
      callApi(
        (await loadContract()).listMessages,
        { params: { conversationId }, query: pageParam },
        { signal },
      ),
    getPreviousPageParam: ({ items: [first], hasOlder }): Position | null =>
      hasOlder && first ? { before: first.number } : null,
    getNextPageParam: ({ items, hasNewer }): Position | null => {
      const last = items.at(-1);
      return hasNewer && last ? { after: last.number } : null;
    },
    staleTime: 30_000,
  });

export const messageSearchOptions = (q: string) =>
  queryOptions({
    queryKey: ['message-search', q],
    queryFn: async ({ signal }) =>
      (await callApi((await loadContract()).searchMessages, { query: { q } }, { signal })).items,
    staleTime: 10_000,
  });

/** Members who typed in the last seconds: id and time in ms since the epoch. */
export const typingOptions = (conversationId: string) =>
  queryOptions({
    queryKey: ['typing', conversationId],
    queryFn: (): Record<string, number> => ({}),
    staleTime: Infinity,
  });

interface Pages {
  pages: { items: Message[]; hasNewer: boolean; hasOlder: boolean }[];
  pageParams: unknown[];
}

const updatePages = (
  client: QueryClient,
  conversationId: string,
  change: (pages: Pages['pages']) => Pages['pages'],
): void =>
  void client.setQueriesData<Pages>(
    { queryKey: ['messages', conversationId] },
    (data) => data && { ...data, pages: change(data.pages) },
  );

/** Changes a loaded message; does nothing for another one. */
export const patchMessage = (
  client: QueryClient,
  { conversationId, id }: Pick<Message, 'conversationId' | 'id'>,
  change: (message: Message) => Message,
): void =>
  updatePages(client, conversationId, (pages) =>
    pages.map((page) => ({
      ...page,
      items: page.items.map((message) => (message.id === id ? change(message) : message)),
    })),
  );

const byNumber = (a: Message, b: Message): number => a.number - b.number;

/** Replaces the message unless the loaded one is newer, or adds it at its place at the end. */
export const storeMessage = (client: QueryClient, message: Message): void =>
  updatePages(client, message.conversationId, (pages) => {
    if (pages.some(({ items }) => items.some(({ id }) => id === message.id)))
      return pages.map((page) => ({
        ...page,
        items: page.items.map((known) =>
          known.id === message.id && known.revision <= message.revision ? message : known,
        ),
      }));
    const last = pages.at(-1);
    const isEarlier = (last?.items[0]?.number ?? 0) > message.number;
    if (!last || last.hasNewer || isEarlier) return pages;
    return [...pages.slice(0, -1), { ...last, items: [...last.items, message].toSorted(byNumber) }];
  });

/** Reads a message and stores it where its conversation is loaded. */
export async function refreshMessage(
  client: QueryClient,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<void> {
  if (client.getQueriesData({ queryKey: ['messages', conversationId] }).length === 0) return;
  const { getMessage } = await loadContract();
  storeMessage(client, await callApi(getMessage, { params: { messageId } }));
}
