import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { postListOptions, cachePostPage } from '@/queries/social/post/post-list';

/** Of one folder, or all. */
export const bookmarksOptions = (folder?: string) =>
  postListOptions({
    key: folder ? ['bookmarks', folder] : ['bookmarks'],
    read: async (client, cursor, signal) => {
      const { listBookmarks } = await import('@contract/post/bookmark');
      const askedAt = performance.now();
      const page = await callApi(listBookmarks, { query: { ...cursorQuery(cursor), folder } }, { signal });
      return cachePostPage(client, page, askedAt);
    },
  });
