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
