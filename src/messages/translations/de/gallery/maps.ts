import type { mapsText } from '@/messages/gallery/maps';
import { phrase } from '@/messages/words';

export const maps: typeof mapsText = {
  keyNeeded: 'Google Maps braucht einen API-Schlüssel',
  pinnedPlace: 'Ort des Termins',
  howToSetKey: (name) =>
    phrase`Setze ${name} und baue neu. Bis dahin zeigt jede Kachel die eingebaute Karte, und Termine haben keinen Link hierher.`,
};
