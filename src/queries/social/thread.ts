import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getThread } from '@contract/thread';
import { callApi } from '@/lib/api/client';
import { type QueryFamily, readFamily, updateFamily } from '@/queries/optimistic';
import { cachePosts } from './post/post';

export const threadSorts = ['oldest', 'newest', 'liked'] as const;
export type ThreadSort = (typeof threadSorts)[number];

/** Ids only; each post has its own query. */
export interface ThreadIds {
  ancestors: string[];
  postId: string;
  /** Depth-first; `replyTo` is the parent's id. */
  replies: { id: string; replyTo: string }[];
}

export const threadOptions = (id: string, sort: ThreadSort) =>
  queryOptions({
    queryKey: ['thread', id, sort],
    queryFn: async ({ client, signal }): Promise<ThreadIds> => {
      const askedAt = performance.now();
      const thread = await callApi(getThread, { params: { postId: id }, query: { sort } }, { signal });
      client.setQueryData(newRepliesOptions(id).queryKey, []);
      cachePosts(client, [...thread.ancestors, thread.post, ...thread.replies], askedAt);
      return {
        ancestors: thread.ancestors.map((post) => post.id),
        postId: thread.post.id,
        replies: thread.replies.map((post) => ({ id: post.id, replyTo: post.replyTo?.id ?? id })),
      };
    },
  });

/** Every sort of every thread. */
export const threadFamily: QueryFamily<ThreadIds> = { prefix: ['thread'], options: threadOptions };

export const NEW_REPLIES_KEY = 'new-replies';

/** Live replies behind the "new replies" button. */
export const newRepliesOptions = (id: string) =>
  queryOptions({
    queryKey: [NEW_REPLIES_KEY, id],
    queryFn: (): string[] => [],
    initialData: (): string[] => [],
    staleTime: Infinity,
  });

const containsPost = (thread: ThreadIds, id: string): boolean =>
  thread.postId === id || thread.replies.some((reply) => reply.id === id);

/** Adds an own reply to every cached thread that contains its parent. */
export function addReply(client: QueryClient, replyTo: string, id: string): void {
  updateFamily(client, threadFamily, (thread) => {
    if (!containsPost(thread, replyTo) || containsPost(thread, id)) return thread;
    const at = thread.replies.findLastIndex((reply) => reply.id === replyTo || reply.replyTo === replyTo);
    const replies = thread.replies.toSpliced(at + 1, 0, { id, replyTo });
    return { ...thread, replies };
  });
}

/** Live replies wait behind a button, so the list does not move while it is read. */
export function addNewReply(client: QueryClient, replyTo: string, id: string): void {
  for (const thread of readFamily(client, threadFamily)) {
    if (!containsPost(thread, replyTo) || containsPost(thread, id)) continue;
    client.setQueryData(newRepliesOptions(thread.postId).queryKey, (ids = []) =>
      ids.includes(id) ? ids : [...ids, id],
    );
  }
}
