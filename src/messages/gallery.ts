import { messagesOf } from './messages';

/** Declares messages of the gallery of parts. */
export const galleryMessages = messagesOf('gallery');
