import { socialMessages } from '@/messages/social';

export const composerText = socialMessages('composer', {
  prompt: 'What’s happening on your square?',
  writeAPost: 'Write a post',
  loadFailed: 'The composer did not load. Your text is still here.',
  retry: 'Retry',
  post: 'Post',
  pictures: 'Pictures',
  poll: 'Poll',
  contentWarning: 'Content warning',
  publishLater: 'Publish later',
  addToThread: 'Add a post to the thread',
  emoji: 'Emoji',
});
