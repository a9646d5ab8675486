import { galleryMessages } from '@/messages/gallery';

/**
 * Titles, descriptions and notes of the gallery. The English stands beside the example that it describes, where its
 * address and the tables of parts are read from; other languages translate it.
 */
export const exampleText = galleryMessages('example', { say: (english: string): string => english });
