import type { notFoundText } from '@/messages/shell/not-found';
import { phrase } from '@/messages/words';

export const notFound: typeof notFoundText = {
  goBack: 'Zurück',
  feed: 'Feed',
  pageNotFound: 'Seite nicht gefunden',
  noSuchPage:
    'Diese Seite gibt es nicht. Vielleicht ist sie umgezogen oder die Adresse ist falsch geschrieben.',
  searchPeopleAndPosts: 'Personen und Beiträge suchen',
  searchPages: 'Seiten suchen',
  suggestedPages: 'Vorgeschlagene Seiten',
  pagesForQuery: (query) => `Seiten zu „${query}“`,
  didYouMean: 'Meintest du',
  popularPages: 'Beliebte Seiten',
  noPageAt: (path) =>
    phrase`Unter ${path} gibt es keine Seite. Vielleicht ist sie umgezogen oder die Adresse ist falsch geschrieben.`,
};
