import type { mapsText } from '@/messages/gallery/maps';
import { phrase } from '@/messages/words';

export const maps: typeof mapsText = {
  keyNeeded: 'Google Maps braucht einen API-Schlüssel',
  howToSetKey: (name) =>
    phrase`Setze ${name} und baue neu. Bis dahin zeigt jede Kachel die eingebaute Karte.`,
};
