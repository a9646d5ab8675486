import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { cachePostPage, postListOptions } from './post-list';

export const quotesOptions = (postId: string) =>
  postListOptions({
    key: ['quotes', postId],
    read: async (client, cursor, signal) => {
      // Not part of the first load.
      const { listQuotes } = await import('@/queries/late-operations');
      const askedAt = performance.now();
      const page = await callApi(listQuotes, { params: { postId }, query: cursorQuery(cursor) }, { signal });
      return cachePostPage(client, page, askedAt);
    },
  });
