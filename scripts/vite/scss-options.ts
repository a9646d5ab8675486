import type { SassPreprocessorOptions } from 'vite';

/** For every build that contains the product's styles. */
export const scssOptions: SassPreprocessorOptions = {
  // Bootstrap 5.3 is written with @import; its own deprecations are not ours to mend.
  quietDeps: true,
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  loadPaths: ['node_modules', 'src/styles'],
};
