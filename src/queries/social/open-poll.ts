import { callApi } from '@/lib/api/client';
import { cachePostPage, postListOptions } from './post/post-list';

/** One page. */
export const openPollsOptions = () =>
  postListOptions({
    key: ['open-polls'],
    staleTime: 5 * 60_000,
    read: async (client, _cursor, signal) => {
      const { listOpenPolls } = await import('@contract/post/open-poll');
      const askedAt = performance.now();
      const { items } = await callApi(listOpenPolls, {}, { signal });
      return cachePostPage(client, { items, nextCursor: null }, askedAt);
    },
  });
