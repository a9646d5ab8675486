import { socialMessages } from '@/messages/social';

export const feedText = socialMessages('feed', {
  forYou: 'For you',
  following: 'Following',
  feed: 'Feed',
  caughtUp: 'You’re all caught up',
  empty: 'It is quiet here',
  emptyHint: 'Follow a few people to fill your square.',
  exploreTheSquare: 'Explore the square',
});
