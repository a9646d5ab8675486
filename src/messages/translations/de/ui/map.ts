import type { mapText } from '@/messages/ui/map';

export const map: typeof mapText = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  reloadNeeded: 'Google Maps braucht ein Neuladen der Seite. Zu sehen ist die eigene Karte von Plaza.',
  reloadThePage: 'Seite neu laden',
  loadingGoogleMaps: 'Google Maps wird geladen.',
  ownMapShown: (reason) => `${reason} Zu sehen ist die eigene Karte von Plaza.`,
  retry: 'Erneut versuchen',
  noAnswer: 'Google Maps hat nicht rechtzeitig geantwortet.',
  scriptLoadFailed: 'Das Skript von Google Maps wurde nicht geladen.',
  libraryMissing: 'Google Maps wurde ohne seine Kartenbibliothek geladen.',
  somethingWentWrong: 'Etwas ist schiefgegangen.',
  keyRejected: 'Google hat den API-Schlüssel dieser Website abgelehnt.',
  tilesLoadFailed: 'Die Kartenkacheln wurden nicht geladen. Zu sehen sind die eingebauten Umrisse.',
  outlinesLoadFailed: 'Das Land wurde nicht geladen.',
  naturalEarthPublicDomain: 'Natural Earth, gemeinfrei',
};
