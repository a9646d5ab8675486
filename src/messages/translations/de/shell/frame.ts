import type { frameText } from '@/messages/shell/frame';
import { formatCount } from '@/messages/words';

export const frame: typeof frameText = {
  offline: 'Du bist offline.',
  offlineHint:
    'Gespeicherte Beiträge kannst du lesen. Neue bleiben auf diesem Gerät und werden später gesendet.',
  unreachable: 'Plaza ist nicht erreichbar.',
  unreachableHint: 'Diese Seite lädt, sobald Plaza wieder da ist.',
  partsNotLoaded: 'Einige Inhalte wurden nicht geladen.',
  partsNotLoadedHint: 'Plaza versucht es von selbst erneut.',
  retry: 'Erneut versuchen',
  siteTheTownSquare: (title) => `${title}, der Stadtplatz`,
  footer: 'Fußzeile',
  about: 'Über Plaza',
  support: 'Hilfe',
  contactUs: 'Kontakt',
  unreachableTitle: 'Plaza ist nicht erreichbar',
  offlineTitle: 'Du bist offline',
  somethingWentWrong: 'Etwas ist schiefgegangen',
  details: 'Details',
  pageNotLoaded: 'Diese Seite wurde nicht geladen',
  errorStack: 'Aufrufliste des Fehlers',
  loadingThePage: 'Seite wird geladen',
  thePage: 'Seite',
  skipToContent: 'Zum Inhalt springen',
  quickMenu: 'Schnellmenü',
  comeBackToTheSquare: 'Komm zurück auf den Platz',
  siteHome: (title) => `${title}, Startseite`,
  newVersion:
    'Eine neue Version von Plaza ist da. Lade die Seite mit „Erneut versuchen“ neu; deine Entwürfe sind gespeichert.',
  notStored: 'Diese Seite liegt nicht auf diesem Gerät. Sie lädt, sobald Plaza erreichbar ist.',
  alerts: 'Neues',
  unread: 'ungelesen',
  countUnread: (count) => `${formatCount(count)} ungelesen`,
  sidebar: 'Seitenleiste',
  keepOpen: 'Offen lassen',
};
