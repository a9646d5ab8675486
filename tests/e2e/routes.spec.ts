import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/e2e';
import { looksAt, visitedRoutes } from '../support/routes';

const visits = visitedRoutes().flatMap((route) => looksAt(route.path).map((look) => ({ ...route, ...look })));

const KEY = 'plaza.theme-config';
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Turns the page round as another tab does whose customizer says so. */
const turn = (page: Page) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const newValue = JSON.stringify({ ...kept, direction: 'rtl' });
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, KEY);

// By far the longest file: both workers take from it.
test.describe.configure({ mode: 'parallel' });

// What is true of every page, whichever it is.
for (const { path, member, dark, narrow } of visits) {
  const look = `${dark ? 'dark' : 'light'}, ${narrow ? 360 : 1280} px`;

  test(`${path} stands (${look})`, async ({ page, signIn }) => {
    await page.setViewportSize(narrow ? { width: 360, height: 780 } : { width: 1280, height: 900 });
    await page.addInitScript(
      ([key, theme]) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? '{"version":1}') as Record<string, unknown>;
        localStorage.setItem(key, JSON.stringify({ ...kept, theme }));
      },
      [KEY, dark ? 'dark' : 'light'] as const,
    );
    if (member) await signIn(page, 'demo');

    await page.goto(`/webapp${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('a[href="#"]')).toHaveCount(0);
    // Some cards show loading for ever, so there is nothing to wait for but the data's simulated delay.
    await page.waitForTimeout(500);
    expect(await sideways(page), 'the page does not scroll sideways').toBeLessThanOrEqual(0);
    await expectAccessible(page);

    await turn(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.waitForTimeout(200);
    expect(await sideways(page), 'nor does it from right to left').toBeLessThanOrEqual(0);
  });
}
