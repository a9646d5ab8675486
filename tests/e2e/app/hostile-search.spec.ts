import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';

const values = [
  'unknown',
  'constructor',
  '__proto__',
  '{"toString":1}',
  '[null]',
  '1e309',
  '-1',
  '"',
  'a'.repeat(2_000),
];

/**
 * Every third value, others on the next page; `PLAZA_ALL` takes all. The page tests send many more to every route: here
 * a browser shows that its history and layout take them too.
 */
const valuesFor = (at: number) =>
  values.filter((_, index) => Boolean(process.env['PLAZA_ALL']) || index % 3 === at % 3);

const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['tab'],
  '/explore': ['q', 'kind'],
  '/notifications': ['kind'],
  '/post': ['replyTo', 'quote'],
  '/invoices': ['q', 'sort', 'filter', 'page', 'size', 'hide', 'order', 'pin', 'width'],
  '/wallet': ['q', 'filter', 'way'],
  '/tables/gridJs': ['q', 'sort', 'filter', 'width'],
  '/apps/calendar': ['view', 'date', 'hide', 'event', 'start'],
  '/apps/email': ['folder', 'label', 'q', 'message', 'compose'],
  '/users/contacts': ['q', 'page', 'edit'],
};

const errorScreen = (page: Page) => page.getByText('Could not load this page');

test('no search parameter leads to an error screen', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn(page, 'demo');
  for (const [at, [path, names]] of Object.entries(pages).entries()) {
    await page.goto(`/webapp${path}?layout=unknown`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    for (const value of valuesFor(at)) {
      const query = new URLSearchParams([...names, 'layout', 'x'].map((name) => [name, value])).toString();
      // The router listens to pushState: a navigation without loading the page.
      await page.evaluate((href) => history.pushState(null, '', href), `/webapp${path}?${query}`);
      // The page before has a heading too: the router has resolved the pages that it was asked for.
      await page.waitForFunction(() => {
        const { state } = window.__TSR_ROUTER__ ?? {};
        return state?.status === 'idle' && state.resolvedLocation?.href === state.location.href;
      });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(errorScreen(page), `${path}?${query}`).toHaveCount(0);
    }
  }
});

for (const q of ['200', '"two words"']) {
  test(`/explore?q=${q} searches for that text`, async ({ page, signIn }) => {
    await signIn(page, 'demo');
    await page.goto(`/webapp/explore?q=${encodeURIComponent(q)}`);
    await expect(page.getByRole('main').getByRole('searchbox').first()).toHaveValue(q);
  });
}
