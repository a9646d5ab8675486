import type { Page } from '@playwright/test';
import { changeSettings } from '../../support/browser/change-settings';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { LOADED_PATHS, variantsOf, visitedRoutes } from '../../support/browser/visited-routes';

const visits = visitedRoutes().flatMap((route) =>
  variantsOf(route.path).map((look) => ({ ...route, ...look })),
);

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Every date field is the form kit's, which hides one of the browser's for autofill. */
const BROWSER_DATE_INPUTS = ['date', 'time', 'datetime-local', 'month', 'week']
  .map((type) => `input[type="${type}"]:not([aria-hidden] *)`)
  .join();
/** Gallery pages that show the browser's fields. */
const BROWSER_FIELD_PAGES = new Set(['/forms/basic', '/forms/layouts']);

/** Opens the source of every card of a gallery page. */
async function openSources(page: Page): Promise<void> {
  const opened = await page.getByRole('button', { name: 'Show code' }).evaluateAll((buttons) => {
    for (const button of buttons as HTMLButtonElement[]) button.click();
    return buttons.length;
  });
  const sources = page.getByRole('region', { name: /^Source of/ }).filter({ hasText: 'export' });
  await expect(sources).toHaveCount(opened);
}

// The longest file: both workers share its tests.
test.describe.configure({ mode: 'parallel' });

// Checks that apply to every page.
for (const { path, member, narrow, schemes } of visits) {
  test(`${path} renders (${schemes.join(' and ')}, ${narrow ? 360 : 1280} px)`, async ({ visit }) => {
    test.setTimeout(schemes.length * 45_000);
    const inApp = !LOADED_PATHS.has(path);
    const page = await visit(path, { theme: schemes[0], narrow, inApp, ...(member ? { who: 'demo' } : {}) });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 });
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('a[href="#"]')).toHaveCount(0);
    for (const theme of schemes) {
      await changeSettings(page, { theme });
      await expectAccessible(page);
    }
    // After axe, when the content is loaded: some cards show loading forever, so no state says that a page is complete.
    await openSources(page);
    if (!BROWSER_FIELD_PAGES.has(path)) await expect(page.locator(BROWSER_DATE_INPUTS)).toHaveCount(0);
    expect(await sideways(page), 'the page does not scroll sideways').toBeLessThanOrEqual(0);

    await changeSettings(page, { direction: 'rtl' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => sideways(page), 'nor does it from right to left').toBeLessThanOrEqual(0);
  });
}
