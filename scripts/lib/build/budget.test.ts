import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { Budgets } from './budget';

const dir = mkdtempSync(join(tmpdir(), 'plaza-budget-'));
vi.stubEnv('PLAZA_APP_DIR', dir);
const { overBudget, measureWeights: weigh } = await import('./budget');

const page = (name: string) => `src/routes/_shell/${name}.tsx?tsr-split=component`;
const parts = {
  '_index-1.js': { file: 'index.js', isEntry: true, imports: ['_posts-1.js'], css: ['index.css'] },
  '_posts-1.js': { file: 'posts-1.js' },
  [page('_member/index')]: { file: 'feed.js', imports: ['_posts-1.js'] },
  [page('charts/bar')]: { file: 'bar.js', imports: ['_index-1.js', '_chart-1.js'] },
  '_chart-1.js': { file: 'chart-1.js' },
};
const kilobytes: Record<string, number> = {
  'index.js': 30,
  'posts-1.js': 20,
  'feed.js': 1,
  'bar.js': 2,
  'chart-1.js': 40,
  'index.css': 5,
};
mkdirSync(join(dir, '.vite'));
writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(parts));
writeFileSync(join(dir, 'index.html'), '<script type="module" src="/webapp/index.js"></script>');
// Random bytes do not compress, so the compressed size equals the file size.
for (const [file, size] of Object.entries(kilobytes))
  writeFileSync(join(dir, file), randomBytes(size * 1000));
afterAll(() => rmSync(dir, { recursive: true }));

const budgets: Budgets = {
  firstLoad: { js: 52, css: 6, later: [page('_member/index')] },
  route: { js: 10, css: 1 },
  routes: { '/charts/*': { js: 43, css: 1 } },
};

test('accepts sizes within their budgets', () => {
  const weights = weigh(budgets);
  expect(weights.map(({ what, js }) => [what, Math.round(js / 1000)])).toEqual([
    ['feed', 50],
    ['/', 0],
    ['/charts/bar', 42],
  ]);
  expect(overBudget(weights)).toEqual([]);
});

test('names a page of more scripts than its budget', () => {
  expect(overBudget(weigh({ ...budgets, route: { ...budgets.route, files: 1 } }))).toEqual([
    '/charts/bar: 2 scripts, budget 1',
  ]);
});

test('names a first load or page above its budget', () => {
  const firstLoad = { ...budgets.firstLoad, js: 49, css: 4 };
  expect(overBudget(weigh({ ...budgets, firstLoad, routes: {} }))).toEqual([
    'feed: JavaScript 50.0 kB, budget 49 kB',
    'feed: CSS 5.0 kB, budget 4 kB',
    '/charts/bar: JavaScript 42.0 kB, budget 10 kB',
  ]);
});

test('names a first load that holds more than the budget for languages, English messages aside', () => {
  // 16 characters of the first source, then 16 of the second: half of 30 kB each.
  const sources = ['../../../src/messages/messages.ts', '../../../src/messages/social/post.ts'];
  const map = { version: 3, sources, names: [], mappings: 'AAAA,gBCAA,gBAAA' };
  writeFileSync(join(dir, 'index.js.map'), JSON.stringify(map));
  const over = (languages: number) =>
    overBudget(weigh({ ...budgets, firstLoad: { ...budgets.firstLoad, languages } }));
  expect(over(16)).toEqual([]);
  expect(over(14)).toEqual(['feed: 15.0 kB for languages, budget 14 kB']);
});

test('rejects a budget entry whose chunk no longer exists', () => {
  const firstLoad = { ...budgets.firstLoad, later: ['_sign-in-'] };
  expect(() => weigh({ ...budgets, firstLoad })).toThrow('_sign-in-');
});
