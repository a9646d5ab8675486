import type { outboxEntryText } from '@/messages/social/outbox-entry';

export const outboxEntry: typeof outboxEntryText = {
  retry: 'Erneut versuchen',
  discard: 'Verwerfen',
  refused: 'Der Dienst hat dies abgelehnt.',
  somethingWentWrong: 'Etwas ist schiefgegangen.',
  changesInOutbox: (reason) => `${reason} Deine Änderungen sind in der Warteschlange.`,
  followInOutbox: 'Du kannst es in der Warteschlange verfolgen.',
};
