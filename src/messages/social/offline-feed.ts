import { socialMessages } from '@/messages/social';

export const offlineFeedText = socialMessages('offline-feed', {
  showingTheSavedFeed: 'Showing the saved feed',
  savedFeedHint: (time: string) => `Plaza cannot be reached. Saved ${time}.`,
});
