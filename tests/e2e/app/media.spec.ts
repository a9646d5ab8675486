import { expect, test } from '../../support/browser/fixtures';
import { installPaint } from '../../support/browser/paint';

test('forced colours, more contrast and paper change how a page looks', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/webapp/charts/bar');
  const chart = page.locator('main canvas').first();
  await expect(chart).toBeVisible();
  await expect(chart, 'labels keep the ground they were drawn for').toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );

  await page.emulateMedia({ forcedColors: null, contrast: 'more', colorScheme: 'light' });
  await installPaint(page);
  const card = page.locator('main .demo-card').first();
  const line = await card.evaluate((element) => {
    const { paint } = window;
    return paint?.contrast(paint.parse(getComputedStyle(element).borderTopColor), [255, 255, 255, 255]);
  });
  expect(line, 'hairlines of 3:1').toBeGreaterThan(3);

  const parts = page.locator('.section-strip, .used-in, .demo-card > footer');
  await expect(parts.first()).toBeVisible();
  await page.emulateMedia({ media: 'print', contrast: null });
  await expect(parts.filter({ visible: true })).toHaveCount(0);
  await expect(chart).toBeVisible();
});
