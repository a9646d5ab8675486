import type { QueryClient } from '@tanstack/react-query';
import { POST_LIST_KEY, type PostListData } from './post-list';

/** Lets go of posts that no list holds and no page shows. `listed` are the ids still held. */
function evictPosts(client: QueryClient, listed: ReadonlySet<string>): void {
  for (const query of client.getQueryCache().findAll({ queryKey: ['post'] })) {
    const id = query.queryKey[1];
    if (typeof id === 'string' && !listed.has(id) && query.getObserversCount() === 0) {
      client.getQueryCache().remove(query);
    }
  }
}

/** Lets go of posts once the last list that held them has left the cache. Returns the way to stop. */
export function evictUnlistedPosts(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const sweep = () => {
    const listed = new Set<string>();
    for (const [, data] of client.getQueriesData<PostListData>({ queryKey: [POST_LIST_KEY] })) {
      for (const { rows } of data?.pages ?? []) for (const { postId } of rows) listed.add(postId);
    }
    evictPosts(client, listed);
  };
  return cache.subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryKey[0] === POST_LIST_KEY) queueMicrotask(sweep);
  });
}
