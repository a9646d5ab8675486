import type { Post } from '@contract/post/post';
import { postText } from '@/messages/social/post';

/** Why a post cannot be reposted or quoted, as interface text; null when it can. */
export function audienceLimit(
  { audience, author }: Pick<Post, 'audience' | 'author'>,
  action: 'repost' | 'quote',
  me: string | undefined,
): string | null {
  if (audience === 'public') return null;
  if (author.id !== me) return postText.onlyFollowers;
  return action === 'repost' ? postText.onlyYourFollowers : null;
}
