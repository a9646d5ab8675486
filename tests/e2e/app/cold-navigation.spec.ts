import type { Page } from '@playwright/test';
import { closure, entryKeys, filesOf, readManifest } from '../../../scripts/lib/build/build-manifest';
import { expect, test } from '../../support/browser/fixtures';

/** Follows an address as a link does, without hovering it before. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState(null, '', to), address);

/** Scripts and styles of a page and of the chunk that its data needs, those of the first load left out. */
function filesOfPage(route: string, dataChunk: string): string[] {
  const manifest = readManifest();
  const first = closure(manifest, entryKeys(manifest));
  const keys = Object.keys(manifest).filter(
    (key) =>
      (key.includes(`src/routes/${route}.tsx`) && key.includes('component')) ||
      manifest[key]?.name === dataChunk,
  );
  expect(keys).toHaveLength(2);
  const { js, css } = filesOf(
    manifest,
    [...closure(manifest, keys)].filter((key) => !first.has(key)),
  );
  return [...js, ...css].map((file) => file.replace('assets/', ''));
}

test('a page asks for all its code and the code of its data at once', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url().replace(/^.*\/assets\//, '')));
  let held = Promise.resolve();
  // Before the first request: one on its way when interception begins is never reported.
  await page.route(/\/assets\/[^/]*\.(?:js|css)$/, async (route) => {
    await held;
    await route.continue();
  });
  // As a visitor: the first page of a member loads sample lists itself.
  await page.goto('/webapp/pages/starter-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let release = () => {};
  held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await follow(page, '/webapp/invoices');
  // No file has arrived yet, so none of these was named by another.
  const wanted = filesOfPage('_shell/invoices/index', 'sample-lists');
  await expect.poll(() => wanted.filter((file) => !asked.has(file))).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
});

test('a page of the service asks for its data while its code downloads', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/');
  await expect(page.getByRole('article').first()).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/bookmarks-/, async (route) => {
    await held;
    await route.continue();
  });
  const data = page.waitForRequest('**/api/v1/bookmarks*');
  await follow(page, '/webapp/bookmarks');
  await data;
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();
});
