import { listBookmarks } from '@contract/bookmark';
import { call } from '@/lib/api/client';
import { cursorQuery, postList, rowsOfPosts } from './post/post-list';

/** Own bookmarks, the latest first. */
export const bookmarksOptions = () =>
  postList({
    key: ['bookmarks'],
    read: async (client, cursor, signal) => {
      const askedAt = performance.now();
      const page = await call(listBookmarks, { query: cursorQuery(cursor) }, { signal });
      return rowsOfPosts(client, page, askedAt);
    },
  });
