import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';

const NAMES = '.people-list a, .people-arches a, .post-author, .post-handle, main h1, .notification p a';

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

test('long unbroken names push no button out, at 360 px and at 1280', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  for (const path of ['', 'explore', 'explore?q=a&kind=people', 'notifications', 'u/ada']) {
    await page.goto(`/webapp/${path}`);
    await expect(page.getByRole('main').locator(NAMES).first()).toBeAttached();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // A column may appear with the width.
      await expect(async () => {
        await lengthenNames(page);
        expect(await pushedOut(page), `${path} at ${width} px`).toEqual([]);
      }).toPass();
    }
  }
});
