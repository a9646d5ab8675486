import { socialMessages } from '@/messages/social';
import { plural } from '@/messages/words';

export const threadText = socialMessages('thread', {
  loadMoreReplies: 'Load more replies',
  repliesLoadFailed: 'The replies did not load. Try again.',
  replyCount: (count: number) => plural(count, { one: '# reply', other: '# replies' }),
  likeCount: (count: number) => plural(count, { one: '# like', other: '# likes' }),
  repostCount: (count: number) => plural(count, { one: '# repost', other: '# reposts' }),
  quoteCount: (count: number) => plural(count, { one: '# quote', other: '# quotes' }),
  showReplies: (count: number) => plural(count, { one: 'Show # reply', other: 'Show # replies' }),
  hideReplies: (count: number) => plural(count, { one: 'Hide # reply', other: 'Hide # replies' }),
  oldestFirst: 'Oldest first',
  newestFirst: 'Newest first',
  mostLikedFirst: 'Most liked first',
  postBy: (name: string) => `Post by ${name}`,
  theThread: 'the thread',
  unavailable: 'This post isn’t available',
  unavailableHint: 'It was deleted, or you can’t see it.',
  loadFailed: 'The thread did not load',
  postYourReply: 'Post your reply',
  sortReplies: 'Sort replies',
  replies: 'Replies',
  noReplies: 'No replies yet. Be the first.',
  hiddenReplies: 'You can’t see these replies.',
  showNewReplies: (count: number) => plural(count, { one: 'Show # new reply', other: 'Show # new replies' }),
});
