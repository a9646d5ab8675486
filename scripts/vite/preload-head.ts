import type { Plugin } from 'vite';

/** Loaded through a dynamic import, by visitors at once: without a hint its download would start after the entry has run. */
const IDENTITY_PROVIDER = '/src/lib/auth/firebase/identity-provider.ts';

/**
 * Preloads the stylesheet instead of applying it, so that the inline splash of index.html paints first
 * (src/app/stylesheet.ts applies it), and names the identity provider's file for src/app/early.
 */
export const preloadHead = (base: string): Plugin => ({
  name: 'plaza:preload-head',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const provider = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(IDENTITY_PROVIDER),
      );
      if (!provider) throw new Error(`The build has no chunk for ${IDENTITY_PROVIDER}`);
      return {
        html: html.replaceAll('<link rel="stylesheet"', '<link rel="preload" as="style"'),
        tags: [
          {
            tag: 'meta',
            attrs: { name: 'identity-provider', content: base + provider.fileName },
            injectTo: 'head',
          },
        ],
      };
    },
  },
});
