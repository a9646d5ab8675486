import { socialMessages } from '@/messages/social';
import { plural } from '@/messages/words';

export const tagText = socialMessages('tag', {
  following: 'Following',
  follow: 'Follow',
  labelOf: (action: string, tag: string) => `${action} #${tag}`,
  postCount: (count: number) => plural(count, { one: '# post', other: '# posts' }),
  postsWithThisTag: 'Posts with this tag',
  followTag: (label: string) => `Follow #${label}`,
  stopFollowing: (label: string) => `Stop following #${label}`,
  notFollowed: (label: string) => `You do not follow #${label} yet`,
  stillFollowed: (label: string) => `You still follow #${label}`,
  youFollow: (label: string) => `You follow #${label}`,
  youNoLongerFollow: (label: string) => `You no longer follow #${label}`,
});
