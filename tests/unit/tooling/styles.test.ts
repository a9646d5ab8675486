import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../../scripts/lint/read-tokens.mjs';
import { withSplashTokens } from '../../../scripts/vite/splash-tokens';
import { classesIn, compileStyles } from '../../support/compiled-styles';

/** The styles with another number in the tokens. */
function copyStyles(from: string, to: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaza-styles-'));
  const styles = path.join(folder, 'styles');
  cpSync('src/styles', styles, { recursive: true });
  for (const name of ['components', 'assets'])
    symlinkSync(path.resolve('src', name), path.join(folder, name));
  const scale = path.join(styles, '_tokens-scale.scss');
  writeFileSync(scale, readFileSync(scale, 'utf8').replace(from, to));
  return styles;
}

const productFiles = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.tsx') && !name.includes('.test.') && !/components\/gallery\//.test(name),
    )
    .map((name) => path.join('src', name));

describe('the card radius', () => {
  it('is one edit for every page and the splash', () => {
    const styles = copyStyles('card: 16px', 'card: 23px');
    const { light } = readTokens(styles);
    expect(light.get('pz-r-card')).toBe('23px');

    const { css } = compileStyles(path.join(styles, 'app.scss'), styles);
    expect(css).toContain('--pz-r-card: 23px');
    const radii = [...css.matchAll(/(?:^|[\s;{])(?:--bs-)?(?:[a-z-]+-)?radius:\s*([^;}]+)/g)].map(
      ([, value = '']) => value,
    );
    expect(radii.length).toBeGreaterThan(50);
    expect(radii.filter((value) => value.includes('16px'))).toEqual([]);

    const splash = withSplashTokens(readFileSync('index.html', 'utf8'), readTokens(styles));
    expect(splash).toContain('--pz-r-card:23px');
    expect(splash).toMatch(/\.splash-page i \{[^}]*border-radius: var\(--pz-r-card\)/);
  });
});

describe('the product', () => {
  it('imports the rest of Bootstrap where it uses a class of it', () => {
    const gallery = 'src/components/ui/bootstrap/bootstrap-components.scss';
    const loaded = [
      'styles/app',
      'components/kits/table/table',
      'components/ui/list/list-group',
      'components/ui/status/alert',
    ].map((name) => `src/${name}.scss`);
    const own = new Set(loaded.flatMap((file) => [...classesIn(compileStyles(file).css)]));
    // Words of the language and of HTML, which occur in attributes of every page.
    const words = new Set(['row', 'col', 'nav', 'border', 'rounded', 'visible', 'collapse', 'show']);
    const others = [...classesIn(compileStyles(gallery).css)].filter(
      (name) => /^[a-z]+(?:-[a-z0-9]+)*$/.test(name) && !own.has(name) && !words.has(name),
    );
    expect(others.length).toBeGreaterThan(500);
    const foreign = new Set(others);
    const found = productFiles().flatMap((file) =>
      (readFileSync(file, 'utf8').includes('bootstrap-components.scss')
        ? []
        : [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)]
      )
        .flatMap(([, literal = '', expression = '']) => [
          ...literal.split(/\s+/),
          ...[...expression.matchAll(/['`]([^'`]*)['`]/g)].flatMap(([, text = '']) => text.split(/\s+/)),
        ])
        .filter((name) => foreign.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

describe('scripts and markup', () => {
  it('name tokens that exist', () => {
    const known = readTokens().light;
    const unknown = productFiles().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/var\(--(pz-[\w-]+)[,)]/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the styles', () => {
  it('have at most 7,000 lines in all', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.scss'),
    );
    const lines = sheets.flatMap((name) =>
      readFileSync(path.join('src', name), 'utf8').trimEnd().split('\n'),
    );
    expect(sheets.length).toBeGreaterThan(100);
    expect(lines.length).toBeLessThanOrEqual(7000);
  });
});
