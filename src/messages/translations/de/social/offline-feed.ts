import type { offlineFeedText } from '@/messages/social/offline-feed';

export const offlineFeed: typeof offlineFeedText = {
  showingTheSavedFeed: 'Der gespeicherte Feed wird angezeigt',
  savedFeedHint: (time) => `Plaza ist nicht erreichbar. Stand: ${time}.`,
};
