import type { statusText } from '@/messages/ui/status';

export const status: typeof statusText = {
  countMore: (count) => `${count} weitere`,
  loading: 'Wird geladen',
  loadingWhat: (what) => `${what}: wird geladen`,
  youreOffline: 'Du bist offline',
  cannotShowOffline: (what) =>
    `${what}: offline nicht verfügbar. Der Inhalt wird geladen, sobald du wieder online bist.`,
  serviceUnreachable: 'Der Dienst ist nicht erreichbar. Es wird geladen, sobald er zurück ist.',
  somethingWentWrong: 'Etwas ist schiefgegangen.',
  request: (id) => `Anfrage ${id}`,
  retry: 'Erneut versuchen',
};
