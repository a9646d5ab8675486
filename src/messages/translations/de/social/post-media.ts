import type { postMediaText } from '@/messages/social/post-media';

export const postMedia: typeof postMediaText = {
  pictureMissing: 'Ein Bild ist nicht mehr auf diesem Gerät',
  pictureMissingHint: 'Ein Bild ist nicht mehr auf diesem Gerät. Füge es noch einmal hinzu.',
};
