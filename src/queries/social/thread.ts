import { queryOptions } from '@tanstack/react-query';
import { getThread } from '@contract/thread';
import { callApi } from '@/lib/api/client';
import type { QueryFamily } from '@/queries/optimistic';
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

export const containsPost = (thread: ThreadIds, id: string): boolean =>
  thread.postId === id || thread.replies.some((reply) => reply.id === id);
