import { expect, test } from '../../support/browser/fixtures';
import { waitForCards } from '../../support/browser/wait';

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const) {
  test(`a link to any card stops below the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/webapp/ui/badges');
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitForCards(page);
    const hidden = await page.evaluate(() => {
      const bar = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll<HTMLElement>('.demo-card')].flatMap((card) => {
        location.hash = card.id;
        card.scrollIntoView();
        const top = card.querySelector('h2')?.getBoundingClientRect().top ?? -1;
        return top < bar ? [`${card.id}: ${top} above ${bar}`] : [];
      });
    });
    expect(hidden).toEqual([]);
  });
}

test('shows highlighted code over the full width, and the props of the parts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/webapp/ui/modals#sizes');
  const card = page.getByRole('article', { name: /^Sizes/ });
  await expect(card).toBeInViewport();
  await card.getByRole('button', { name: 'Show code' }).click();
  const code = card.getByRole('region', { name: 'Source of Sizes' });
  await expect(code).toContainText("from '@/components/ui/overlay/Dialog'");
  await expect(code.locator('.text-info-text').first()).toBeVisible();
  const [box, grid] = await Promise.all([card.boundingBox(), page.locator('.demo-grid').boundingBox()]);
  expect(box?.width).toBe(grid?.width);
  await page.getByText('Props, keyboard and screen readers').click();
  await expect(
    page.getByRole('table', { name: /^Dialog/ }).getByRole('row', { name: /onClose/ }),
  ).toBeVisible();
});
