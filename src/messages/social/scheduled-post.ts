import { socialMessages } from '@/messages/social';
import { plural } from '@/messages/words';

export const scheduledPostText = socialMessages('scheduled-post', {
  followersOnly: 'Followers only',
  aReply: 'A reply',
  aQuote: 'A quote',
  contentWarningOf: (warning: string) => `Content warning: ${warning}`,
  pollOf: (options: readonly string[]) => `Poll: ${options.join(', ')}`,
  threadOf: (count: number) => `Thread: ${plural(count, { one: '# more post', other: '# more posts' })}`,
  notPublished: (problem: string) => `Not published: ${problem}`,
  changeTime: 'Change time',
  cancelPost: 'Cancel post',
  noScheduledPosts: 'No scheduled posts',
  noScheduledPostsHint: 'Write a post and choose Publish later.',
  writeAPost: 'Write a post',
  lead: 'Published on time, even if this device is off',
  scheduledPostsNoun: 'scheduled posts',
  loadFailed: 'The scheduled posts did not load',
  showLaterPosts: 'Show later posts',
  scheduledPosts: 'Scheduled posts',
});
