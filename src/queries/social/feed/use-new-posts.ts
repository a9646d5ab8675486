import { useQuery } from '@tanstack/react-query';
import { hiddenMembersOptions } from '@/queries/social/member/hidden-member';
import { type FeedName, type NewFeedPost, newPostsOptions } from './feed';

/** Posts behind the "new posts" button, without those of members muted or blocked since the posts came. */
export function useNewPosts(feed: FeedName): NewFeedPost[] {
  const { data: waiting } = useQuery(newPostsOptions(feed));
  const { data: hidden } = useQuery(hiddenMembersOptions());
  return waiting.filter(({ authorId }) => !hidden.includes(authorId));
}
