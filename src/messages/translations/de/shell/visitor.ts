import type { visitorText } from '@/messages/shell/visitor';

export const visitor: typeof visitorText = {
  newToPlaza: 'Neu auf Plaza?',
  joinText: 'Der Stadtplatz in einem Tab: kurze Beiträge aus deiner Nachbarschaft, ohne Werbung.',
  createAccount: 'Konto erstellen',
  signIn: 'Anmelden',
  skipToContent: 'Zum Inhalt springen',
};
