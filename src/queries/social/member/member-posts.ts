import { listMemberPosts } from '@contract/profile';
import { call } from '@/lib/api/client';
import { cursorQuery, postList, rowsOfPosts } from '@/queries/social/post/post-list';

type MemberTab = 'posts' | 'replies' | 'media' | 'likes';

/** What a person wrote, answered, showed or liked, the latest first. */
export const memberPostsOptions = (handle: string, tab: MemberTab) =>
  postList({
    key: ['member', handle, tab],
    read: async (client, cursor, signal) => {
      const askedAt = performance.now();
      const query = { tab, ...cursorQuery(cursor) };
      const page = await call(listMemberPosts, { params: { handle }, query }, { signal });
      return rowsOfPosts(client, page, askedAt);
    },
  });
