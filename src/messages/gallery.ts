import { loadMessages } from './messages';

/** Declares messages of the gallery of parts. */
export const galleryMessages = await loadMessages('gallery');
