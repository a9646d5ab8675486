import { listBookmarks } from '@contract/bookmark';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { postListOptions, cachePostPage } from './post/post-list';

export const bookmarksOptions = () =>
  postListOptions({
    key: ['bookmarks'],
    read: async (client, cursor, signal) => {
      const askedAt = performance.now();
      const page = await callApi(listBookmarks, { query: cursorQuery(cursor) }, { signal });
      return cachePostPage(client, page, askedAt);
    },
  });
