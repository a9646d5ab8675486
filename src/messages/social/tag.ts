import { socialMessages } from '@/messages/social';
import { plural } from '@/messages/words';

export const tagText = socialMessages('tag', {
  following: 'Following',
  follow: 'Follow',
  labelOf: (action: string, tag: string) => `${action} #${tag}`,
  postCount: (count: number) => plural(count, { one: '# post', other: '# posts' }),
  postsWithThisTag: 'Posts with this tag',
});
