import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pastedCards, writePastedPages } from '../../../scripts/lib/gallery/pasted-cards';

const FOLDER = '.cache/pasted/types';

const cards = pastedCards();

test('every card shows one component with what it needs, imported from parts of the product', () => {
  expect(cards.length).toBeGreaterThan(300);
  for (const { file, code, component } of cards) {
    expect(component, file).not.toBe('');
    const sources = [...code.matchAll(/(?:from|import) '([^']+)'/g)].map(([, source = '']) => source);
    const foreign = sources.filter(
      (source) => source.startsWith('.') || source.startsWith('@/components/gallery'),
    );
    expect(foreign, file).toEqual([]);
  }
});

test('the code of every card compiles in a page of npm run new:page', () => {
  writePastedPages(FOLDER, cards);
  const compile = (): string => {
    try {
      return execFileSync('node_modules/.bin/tsc', ['-p', path.join(FOLDER, 'tsconfig.json')], {
        encoding: 'utf8',
      });
    } catch (error) {
      return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    }
  };
  expect(compile()).toBe('');
}, 300_000);
