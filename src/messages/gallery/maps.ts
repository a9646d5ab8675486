import type { ReactNode } from 'react';
import { galleryMessages } from '@/messages/gallery';
import { phrase } from '@/messages/words';

export const mapsText = galleryMessages('maps', {
  keyNeeded: 'Google Maps needs an API key',
  pinnedPlace: 'Place of the event',
  howToSetKey: (name: ReactNode) =>
    phrase`Set ${name} and rebuild. Until then, every card shows the built-in map, and events have no link to this page.`,
});
