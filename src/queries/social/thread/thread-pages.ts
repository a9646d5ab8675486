import type { QueryClient } from '@tanstack/react-query';
import { updateQuery } from '@/queries/optimistic';
import { threadOptions } from './thread';
import type { ThreadSort } from './thread-ids';
import { readReplies } from './thread-replies';

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
