import type { QueryClient } from '@tanstack/react-query';
import { readFamily } from '@/queries/optimistic';
import { postFamily } from './post';
import { POST_LIST_KEY, postListFamily } from './post-list';

function evictPosts(client: QueryClient, listed: ReadonlySet<string>): void {
  for (const query of client.getQueryCache().findAll({ queryKey: postFamily.prefix })) {
    const id = query.queryKey[1];
    if (typeof id === 'string' && !listed.has(id) && query.getObserversCount() === 0) {
      client.getQueryCache().remove(query);
    }
  }
}

/** Removes posts from the cache once no cached list holds them. Returns an unsubscribe function. */
export function evictUnlistedPosts(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const sweep = () => {
    const listed = new Set<string>();
    for (const { pages } of readFamily(client, postListFamily)) {
      for (const { rows } of pages) for (const { postId } of rows) listed.add(postId);
    }
    evictPosts(client, listed);
  };
  return cache.subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryKey[0] === POST_LIST_KEY) queueMicrotask(sweep);
  });
}
