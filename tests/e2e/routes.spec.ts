import { expect, expectAccessible, test } from '../support/e2e';
import { looksAt, visitedRoutes } from '../support/routes';

const visits = visitedRoutes().flatMap((route) => looksAt(route.path).map((look) => ({ ...route, ...look })));

// What is true of every page, whichever it is.
for (const { path, member, dark, narrow } of visits) {
  const look = `${dark ? 'dark' : 'light'}, ${narrow ? 360 : 1280} px`;

  test(`${path} stands (${look})`, async ({ page, signIn }) => {
    await page.setViewportSize(narrow ? { width: 360, height: 780 } : { width: 1280, height: 900 });
    await page.addInitScript(
      (theme) => {
        const key = 'plaza.theme-config';
        const kept = JSON.parse(localStorage.getItem(key) ?? '{"version":1}') as Record<string, unknown>;
        localStorage.setItem(key, JSON.stringify({ ...kept, theme }));
      },
      dark ? 'dark' : 'light',
    );
    if (member) await signIn(page, 'demo');

    await page.goto(`/webapp${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('a[href="#"]')).toHaveCount(0);
    // Some cards show loading for ever, so there is nothing to wait for but the data's simulated delay.
    await page.waitForTimeout(500);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
