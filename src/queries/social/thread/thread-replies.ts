import type { QueryClient } from '@tanstack/react-query';
import { getThread } from '@contract/post/thread';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { cachePosts } from '@/queries/social/post/post';
import { newRepliesOptions, type ThreadIds, type ThreadSort } from './thread-ids';

const PAGE = 100;

export async function readReplies(
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
