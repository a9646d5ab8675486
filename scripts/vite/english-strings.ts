import type { Plugin } from 'vite';

/** Accessible names inside React Aria, a module for each of 34 languages. */
const OTHERS = /\/react-(?:aria|stately)\/dist\/private\/intl\/[\w/]+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Keeps React Aria's English strings: the interface speaks English, and formats of dates are the browser's. */
export const englishStrings = (): Plugin => ({
  name: 'plaza-english-strings',
  enforce: 'pre',
  // React Aria leaves out languages without strings.
  load: (id) => (OTHERS.test(id) ? 'export default undefined;' : null),
});
