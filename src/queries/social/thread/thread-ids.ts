import { queryOptions } from '@tanstack/react-query';

export const threadSorts = ['oldest', 'newest', 'liked'] as const;
export type ThreadSort = (typeof threadSorts)[number];

/** Ids only; each post has its own query. */
export interface ThreadIds {
  ancestors: string[];
  postId: string;
  /** Depth-first; `replyTo` is the parent's id. */
  replies: { id: string; replyTo: string }[];
  /** Cursor of the next replies; absent or null at the end. */
  nextCursor?: string | null;
}

export const containsPost = (thread: ThreadIds, id: string): boolean =>
  thread.postId === id || thread.replies.some((reply) => reply.id === id);

export const NEW_REPLIES_KEY = 'new-replies';

/** Live replies behind the "new replies" button. */
export const newRepliesOptions = (id: string) =>
  queryOptions({
    queryKey: [NEW_REPLIES_KEY, id],
    queryFn: (): string[] => [],
    initialData: (): string[] => [],
    staleTime: Infinity,
  });
