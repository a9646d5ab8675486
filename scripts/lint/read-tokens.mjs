import { compileString } from 'sass-embedded';

/**
 * The custom properties of src/styles/_tokens.scss, without their dashes, as compiled: a scheme that changes a
 * value overrides the light one.
 * @param {string} [folder] of the styles
 * @returns {{ light: Map<string, string>, dark: Map<string, string> }}
 */
export function readTokens(folder = 'src/styles') {
  const { css } = compileString("@import 'bootstrap/scss/functions', 'tokens'; @include pz-tokens;", {
    loadPaths: ['node_modules', folder],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  });
  /** @type {Map<string, string>} */
  const light = new Map();
  /** @type {Map<string, string>} */
  const dark = new Map();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const scheme = selector.includes("'dark'") || selector.includes('=dark') ? dark : light;
    for (const [, name = '', value = ''] of body.matchAll(/--(pz-[\w-]+):\s*([^;]+);/g)) {
      scheme.set(name, value.trim());
    }
  }
  return { light, dark };
}
