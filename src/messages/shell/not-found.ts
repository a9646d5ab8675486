import type { ReactNode } from 'react';
import { shellMessages } from '@/messages/shell';
import { phrase } from '@/messages/words';

export const notFoundText = shellMessages('not-found', {
  goBack: 'Go back',
  feed: 'Feed',
  pageNotFound: 'Page not found',
  noSuchPage: 'There is no such page. It may have moved, or the address is misspelt.',
  searchPeopleAndPosts: 'Search people and posts',
  searchPages: 'Search pages',
  suggestedPages: 'Suggested pages',
  pagesForQuery: (query: string) => `Pages for “${query}”`,
  didYouMean: 'Did you mean',
  popularPages: 'Popular pages',
  noPageAt: (path: ReactNode) =>
    phrase`There is no page at ${path}. It may have moved, or the address is misspelt.`,
});
