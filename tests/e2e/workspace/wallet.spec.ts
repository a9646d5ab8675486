import { startWithSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';

test('beside the sidebar amounts are whole, and bar and page share one width', async ({ page }) => {
  await startWithSettings(page, { version: 1, orientation: 'vertical' });
  await page.goto('/webapp/wallet');
  const table = page.getByRole('group', { name: 'Transactions, scrolls' });
  await expect(table.getByRole('row')).not.toHaveCount(0);
  for (const width of [1200, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
    const [bar, main] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('main').boundingBox(),
    ]);
    expect([main?.x, main?.width]).toEqual([bar?.x, bar?.width]);
  }
  const main = await page.getByRole('main').boundingBox();
  expect(main?.width).toBeGreaterThan(1600);
});
