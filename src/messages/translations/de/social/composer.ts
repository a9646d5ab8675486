import type { composerText } from '@/messages/social/composer';

export const composer: typeof composerText = {
  prompt: 'Was ist los auf deinem Platz?',
  writeAPost: 'Beitrag schreiben',
  loadFailed: 'Das Schreibfeld wurde nicht geladen. Dein Text ist noch da.',
  retry: 'Erneut versuchen',
  post: 'Posten',
  pictures: 'Bilder',
  poll: 'Umfrage',
  contentWarning: 'Inhaltswarnung',
  publishLater: 'Später veröffentlichen',
  addToThread: 'Beitrag zum Thread hinzufügen',
  emoji: 'Emoji',
};
