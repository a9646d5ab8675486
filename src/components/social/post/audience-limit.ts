import type { Post } from '@contract/post/post';

/** Why a post cannot be reposted or quoted, as interface text; null when it can. */
export function audienceLimit(
  { audience, author }: Pick<Post, 'audience' | 'author'>,
  action: 'repost' | 'quote',
  me: string | undefined,
): string | null {
  if (audience === 'public') return null;
  if (author.id !== me) return 'Only followers see this post. It cannot be reposted or quoted.';
  return action === 'repost' ? 'Only your followers see this post. It cannot be reposted.' : null;
}
