import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type FeedTab, readFeed } from '@contract/feed';
import { call } from '@/lib/api/client';
import { LIST, type PostListData, postList, rowsOfFeed } from '@/queries/social/post/post-list';

/**
 * One tab of the own feed. It is never asked anew by itself: new posts wait behind the pill, so that nothing a
 * person reads moves.
 */
export const feedOptions = (tab: FeedTab) =>
  postList({
    key: ['feed', tab],
    staleTime: Infinity,
    read: async (client, cursor, signal) => {
      const askedAt = performance.now();
      const query = { tab, ...(cursor ? { cursor } : {}) };
      return rowsOfFeed(client, await call(readFeed, { query }, { signal }), askedAt);
    },
  });

export interface WaitingPost {
  postId: string;
  authorId: string;
}

/** Posts that entered a tab since it was read, the latest first; they are shown when the reader asks. */
export const waitingOptions = (tab: FeedTab) =>
  queryOptions({
    queryKey: ['waiting', tab],
    queryFn: (): WaitingPost[] => [],
    initialData: (): WaitingPost[] => [],
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** A post that came by the live stream waits, once, unless the tab shows it already. */
export function addWaiting(client: QueryClient, tab: FeedTab, post: WaitingPost): void {
  const shown = client.getQueryData<PostListData>([LIST, 'feed', tab]);
  if (!shown || shown.pages.some(({ rows }) => rows.some(({ postId }) => postId === post.postId))) return;
  client.setQueryData<WaitingPost[]>(['waiting', tab], (waiting = []) =>
    waiting.some(({ postId }) => postId === post.postId) ? waiting : [post, ...waiting],
  );
}

/** Takes a post out of the waiting ones: it was deleted before anybody looked. */
export function dropWaiting(client: QueryClient, postId: string): void {
  client.setQueriesData<WaitingPost[]>({ queryKey: ['waiting'] }, (waiting = []) =>
    waiting.filter((post) => post.postId !== postId),
  );
}
