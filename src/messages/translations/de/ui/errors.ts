import type { errorsText } from '@/messages/ui/errors';

export const errors: typeof errorsText = {
  unreachable: 'Der Dienst ist nicht erreichbar',
  noAnswerInTime: 'Der Dienst hat nicht rechtzeitig geantwortet',
  signInUnreachable: 'Der Anmeldedienst ist nicht erreichbar',
  signInUnreachableHint:
    'Der Anmeldedienst ist nicht erreichbar. Prüfe die Verbindung und versuche es erneut.',
  somethingWentWrong: 'Etwas ist schiefgegangen. Versuche es erneut.',
  signedOut: 'Du bist abgemeldet',
  unreadable: 'Der Dienst hat eine Antwort gesendet, die diese App nicht lesen kann',
};
