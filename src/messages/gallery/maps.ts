import type { ReactNode } from 'react';
import { galleryMessages } from '@/messages/gallery';
import { phrase } from '@/messages/words';

export const mapsText = galleryMessages('maps', {
  keyNeeded: 'Google Maps needs an API key',
  howToSetKey: (name: ReactNode) =>
    phrase`Set ${name} and rebuild. Until then, every card shows the built-in map.`,
});
