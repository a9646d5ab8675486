import { galleryMessages } from '@/messages/gallery';

/**
 * Translates a title, description or note of the gallery. The English text is the key. It is written next to its example,
 * because the build reads addresses and search entries from there.
 */
export const exampleText = galleryMessages('example', { say: (english: string): string => english });
