import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { postListOptions, cachePostPage } from '@/queries/social/post/post-list';

type MemberTab = 'posts' | 'replies' | 'media' | 'likes';

export const memberPostsOptions = (handle: string, tab: MemberTab) =>
  postListOptions({
    key: ['member', handle, tab],
    read: async (client, cursor, signal) => {
      // Not part of the first load.
      const { listMemberPosts } = await import('@/queries/late-operations');
      const askedAt = performance.now();
      const query = { tab, ...cursorQuery(cursor) };
      const page = await callApi(listMemberPosts, { params: { handle }, query }, { signal });
      return cachePostPage(client, page, askedAt);
    },
  });
