import type { Plugin } from 'vite';
import { readGalleryDocs } from '../lib/gallery/gallery-docs.ts';

const NAME = 'virtual:gallery-docs';

/** `virtual:gallery-docs`: cards and parts of the gallery, for its tables and the search. */
export const galleryDocs = (): Plugin => ({
  name: 'plaza:gallery-docs',
  resolveId: (id) => (id === NAME ? `\0${id}` : null),
  load: (id) =>
    id === `\0${NAME}`
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readGalleryDocs()))});`
      : null,
});
