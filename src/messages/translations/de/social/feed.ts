import type { feedText } from '@/messages/social/feed';

export const feed: typeof feedText = {
  forYou: 'Für dich',
  following: 'Gefolgt',
  feed: 'Feed',
  caughtUp: 'Du bist auf dem neuesten Stand',
  empty: 'Hier ist es ruhig',
  emptyHint: 'Folge ein paar Leuten, um deinen Platz zu füllen.',
  exploreTheSquare: 'Platz entdecken',
};
