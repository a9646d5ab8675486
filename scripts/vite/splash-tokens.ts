import type { Plugin } from 'vite';
import { readTokens } from '../lint/read-tokens.mjs';

const STYLE = '<style>';

/** `--name: value` of the tokens that the markup uses, one line. */
const declare = (tokens: ReadonlyMap<string, string>, used: ReadonlySet<string>): string =>
  [...tokens]
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Declares the tokens that the inline splash of index.html uses: it paints before the stylesheet arrives. */
export function withSplashTokens(html: string, { light, dark } = readTokens()): string {
  const used = new Set([...html.matchAll(/var\(--(pz-[\w-]+)/g)].map(([, name = '']) => name));
  const missing = [...used].filter((name) => !light.has(name));
  if (missing.length > 0) throw new Error(`index.html uses unknown tokens: ${missing.join(', ')}`);
  // Without specificity, so that the stylesheet overrides them.
  const rules = `:where(html){${declare(light, used)}}:where([data-bs-theme='dark']){${declare(dark, used)}}`;
  return html.replace(STYLE, () => `${STYLE}${rules}`);
}

export const splashTokens = (): Plugin => ({
  name: 'plaza:splash-tokens',
  transformIndexHtml: { order: 'pre', handler: (html) => withSplashTokens(html) },
});
