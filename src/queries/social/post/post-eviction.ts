import type { QueryClient } from '@tanstack/react-query';
import { readFamily } from '@/queries/optimistic';
import { threadFamily } from '@/queries/social/thread/thread';
import { postFamily } from './post';
import { MAX_PAGES, POST_LIST_KEY, postListFamily } from './post-list';

const [THREAD_KEY] = threadFamily.prefix;

function listedPosts(client: QueryClient): Set<string> {
  const listed = new Set<string>();
  for (const { pages } of readFamily(client, postListFamily))
    for (const { rows } of pages) for (const { postId } of rows) listed.add(postId);
  // Collapsed replies, and a thread that Back may show again, have no observers.
  for (const { ancestors, postId, replies } of readFamily(client, threadFamily)) {
    for (const id of [...ancestors, postId]) listed.add(id);
    for (const { id } of replies) listed.add(id);
  }
  return listed;
}

function evictPosts(client: QueryClient): void {
  const listed = listedPosts(client);
  for (const query of client.getQueryCache().findAll({ queryKey: postFamily.prefix })) {
    const id = query.queryKey[1];
    if (typeof id === 'string' && !listed.has(id) && query.getObserversCount() === 0) {
      client.getQueryCache().remove(query);
    }
  }
}

/** Removes posts from the cache once no cached list or thread holds them. Returns an unsubscribe function. */
export function evictUnlistedPosts(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    const [noun] = event.query.queryKey;
    const isRemoved = event.type === 'removed' && (noun === POST_LIST_KEY || noun === THREAD_KEY);
    const hasNewPage =
      event.type === 'updated' &&
      event.action.type === 'success' &&
      noun === POST_LIST_KEY &&
      event.query.state.data?.pages?.length === MAX_PAGES;
    if (isRemoved || hasNewPage) queueMicrotask(() => evictPosts(client));
  });
}
