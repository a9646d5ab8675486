import type { QueryClient } from '@tanstack/react-query';
import { readFamily, updateFamily } from '@/queries/optimistic';
import { threadFamily } from './thread';
import { containsPost, newRepliesOptions } from './thread-ids';

/** Adds an own reply to every cached thread that contains its parent. */
export function addReply(client: QueryClient, replyTo: string, id: string): void {
  updateFamily(client, threadFamily, (thread) => {
    if (!containsPost(thread, replyTo) || containsPost(thread, id)) return thread;
    const at = thread.replies.findLastIndex((reply) => reply.id === replyTo || reply.replyTo === replyTo);
    const replies = thread.replies.toSpliced(at + 1, 0, { id, replyTo });
    return { ...thread, replies };
  });
}

/** Live replies wait behind a button, so the list does not move while it is read; the first ones appear at once. */
export function addNewReply(client: QueryClient, replyTo: string, id: string): void {
  for (const thread of readFamily(client, threadFamily)) {
    if (!containsPost(thread, replyTo) || containsPost(thread, id)) continue;
    if (thread.replies.length === 0) {
      void client.invalidateQueries({ queryKey: ['thread', thread.postId] });
      continue;
    }
    client.setQueryData(newRepliesOptions(thread.postId).queryKey, (ids = []) =>
      ids.includes(id) ? ids : [...ids, id],
    );
  }
}
