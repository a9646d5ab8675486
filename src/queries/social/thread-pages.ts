import type { QueryClient } from '@tanstack/react-query';
import { getThread } from '@contract/thread';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { updateQuery } from '@/queries/optimistic';
import { cachePosts } from './post/post';
import { newRepliesOptions, threadOptions, type ThreadIds, type ThreadSort } from './thread';

const PAGE = 100;

async function readReplies(
  client: QueryClient,
  id: string,
  { sort, cursor, signal }: { sort: ThreadSort; cursor: string | null; signal?: AbortSignal },
): Promise<ThreadIds> {
  const askedAt = performance.now();
  const query = { sort, limit: PAGE, ...cursorQuery(cursor) };
  const thread = await callApi(getThread, { params: { postId: id }, query }, signal ? { signal } : {});
  cachePosts(client, [...thread.ancestors, thread.post, ...thread.replies], askedAt);
  return {
    ancestors: thread.ancestors.map((post) => post.id),
    postId: thread.post.id,
    replies: thread.replies.map((post) => ({ id: post.id, replyTo: post.replyTo?.id ?? id })),
    nextCursor: thread.nextCursor,
  };
}

export async function readFirstReplies(
  client: QueryClient,
  id: string,
  sort: ThreadSort,
  signal: AbortSignal,
): Promise<ThreadIds> {
  const thread = await readReplies(client, id, { sort, cursor: null, signal });
  client.setQueryData(newRepliesOptions(id).queryKey, []);
  return thread;
}

/** Appends the next page to the cached thread; does nothing when the thread was read again meanwhile. */
export async function readMoreReplies(client: QueryClient, id: string, sort: ThreadSort): Promise<void> {
  const options = threadOptions(id, sort);
  const cursor = client.getQueryData(options.queryKey)?.nextCursor;
  if (!cursor) return;
  const more = await readReplies(client, id, { sort, cursor });
  updateQuery(client, options, (thread) => {
    if (thread.nextCursor !== cursor) return thread;
    const known = new Set(thread.replies.map((reply) => reply.id));
    const added = more.replies.filter((reply) => !known.has(reply.id));
    return { ...thread, replies: [...thread.replies, ...added], nextCursor: more.nextCursor ?? null };
  });
}
