import { socialMessages } from '@/messages/social';

export const catchUpChangesText = socialMessages('catch-up-changes', {
  caughtUp: 'You’re caught up',
  catchUp: 'Catch up',
  notMoved: 'Your reading position did not move',
  caughtUpNote: 'Following continues from here.',
});
