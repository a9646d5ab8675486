import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** Nearly all of what these hold is called before the first post stands. */
const FIRST_SCREEN = new Set(['vendor', 'shell', 'posts', 'sign-in']);

/**
 * Begins the scripts of the first screen with a hint: browsers that know it (Chromium from 136 on) compile the whole
 * file while it arrives, beside the page, instead of each function on the page's own thread when it is first called. To
 * others it is a comment.
 */
export const compileHint = (): Plugin => ({
  name: 'plaza:compile-hint',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // It counts only as the very first line, above what others put there.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !FIRST_SCREEN.has(file.name)) continue;
        file.code = HINT + file.code;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type !== 'asset') continue;
        const { mappings, ...rest } = JSON.parse(String(map.source)) as { mappings: string };
        map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
      }
    },
  },
});
