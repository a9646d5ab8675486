// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { accentFamily } from './accent-family';
import { contrastOf, mix, parseHex, readableOn } from './colour';
import { changeTokens, resetTheme, themeChanges, themeCss } from './theme-changes';

afterEach(resetTheme);

it('reads colours and compares them', () => {
  expect(parseHex('#c42')).toEqual([204, 68, 34]);
  expect(parseHex('red')).toBeNull();
  expect(contrastOf('#000', '#fff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mix('#ff0000', 0.5, '#0000ff')).toBe('#800080');
});

it.each([
  ['#ffd400', '#ffffff'],
  ['#1b2a80', '#131c18'],
  ['#808080', '#767676'],
])('finds text in %s that can be read on %s', (colour, ground) => {
  expect(contrastOf(readableOn(colour, [ground]), ground)).toBeGreaterThanOrEqual(4.5);
});

it.each(['#f6e05e', '#2f5fb0', '#c8421a', '#9aa9a1'])('derives readable tokens from %s', (fill) => {
  const light = { surface: '#ffffff', ground: '#ecefe9', ink: '#14201b' };
  const dark = { surface: '#131c18', ground: '#0b1210', ink: '#e9f0ea' };
  for (const grounds of [light, dark]) {
    const family = accentFamily(fill, grounds);
    const pairs = [
      ['--pz-accent-on', family['--pz-accent']],
      ['--pz-accent-text', grounds.surface],
      ['--pz-accent-text', grounds.ground],
      ['--pz-accent-text', family['--pz-accent-soft']],
    ] as const;
    for (const [token, ground = ''] of pairs)
      expect(contrastOf(family[token] ?? '', ground), token).toBeGreaterThanOrEqual(4.5);
  }
});

it('writes a stylesheet of the changed tokens alone', () => {
  expect(themeCss(themeChanges.get())).toBe('');
  changeTokens('all', { '--pz-r-card': '4px' });
  changeTokens('dark', { '--pz-ground': '#000000' });
  expect(themeCss(themeChanges.get())).toBe(
    ":root {\n  --pz-r-card: 4px;\n}\n[data-bs-theme='dark'] {\n  --pz-ground: #000000;\n}\n",
  );
  expect(document.adoptedStyleSheets.at(-1)?.cssRules).toHaveLength(2);
  resetTheme();
  expect(document.adoptedStyleSheets.at(-1)?.cssRules).toHaveLength(0);
});
