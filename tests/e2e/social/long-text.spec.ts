import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { openFeed } from '../../support/browser/feed-actions';

const NAMES = '.people-list a, .post-author, .post-handle, main h1, .notification p a';

/** Gives every name on the page 60 letters without a break, the longest that the service accepts. */
const lengthenNames = (page: Page) =>
  page.evaluate((names) => {
    for (const name of document.querySelectorAll(names)) name.textContent = 'W'.repeat(60);
  }, NAMES);

/** Buttons that reach beyond the window. */
const pushedOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main .btn')]
      .filter((button) => button.checkVisibility() && button.getBoundingClientRect().right > innerWidth + 1)
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );

for (const width of [360, 1280]) {
  test(`long unbroken names push no button out at ${width} px`, async ({ page, signIn }) => {
    await signIn(page, 'demo');
    await page.setViewportSize({ width, height: 900 });
    await openFeed(page);
    for (const path of ['', 'explore', 'explore?q=a&kind=people', 'notifications', 'u/ada']) {
      await page.goto(`/webapp/${path}`);
      await expect(page.getByRole('main').locator(NAMES).first()).toBeAttached();
      await lengthenNames(page);
      expect(await pushedOut(page), path).toEqual([]);
    }
  });
}
