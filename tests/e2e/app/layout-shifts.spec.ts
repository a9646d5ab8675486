import { expect, test } from '../../support/browser/fixtures';
import { readShifts, recordShifts } from '../../support/browser/layout-shifts';

/** Pages of a layout, and one that is as high as the window, at the width where they moved most. */
const PAGES = [
  ['/detached', 360],
  ['/compact', 1280],
  ['/dark-mode', 1280],
  ['/apps/chat', 360],
] as const;

/** Sum of the layout shifts while a page opens. */
const LIMIT = 0.02;

for (const [path, width] of PAGES) {
  test(`${path} keeps its place while it opens (${width} px)`, async ({ page, signIn }) => {
    await signIn(page, 'demo');
    await page.setViewportSize({ width, height: 800 });
    const background = page.waitForRequest(/\/identity-provider-/);
    await recordShifts(page);
    await page.goto(`/webapp${path}`);
    await background;
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await readShifts(page)).toBeLessThanOrEqual(LIMIT);
  });
}

for (const width of [360, 1280])
  test(`a lost connection moves nothing on the page, and covers nothing at its end (${width} px)`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/webapp/support');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const place = await heading.boundingBox();
    const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' });
    await context.setOffline(true);
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await heading.boundingBox()).toEqual(place);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await page.keyboard.press('End');
    const above = async () => {
      const [link, over] = await Promise.all([last.boundingBox(), notice.boundingBox()]);
      return link !== null && over !== null && link.y + link.height <= over.y;
    };
    await expect.poll(above, { message: 'the end of the page is above the notice' }).toBe(true);
    await page.keyboard.press('Home');
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await expect.poll(() => heading.boundingBox()).toEqual(place);
  });
