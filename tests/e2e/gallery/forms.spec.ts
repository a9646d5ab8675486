import sharp from 'sharp';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';

test('a date is typed, then moved in the calendar by keyboard, left to right and right to left', async ({
  page,
}) => {
  await page.goto('/webapp/forms/picker');
  const card = page.getByRole('article', { name: /^First day of the week/ });
  await card.getByRole('spinbutton', { name: /^day, / }).click();
  await page.keyboard.type('21122026');
  const day = card.getByLabel('Day', { exact: true });
  await expect(day).toHaveText('2026-12-21');

  const opener = card.getByRole('button', { name: 'Calendar of Arrival of the ship' });
  await opener.press('Enter');
  await expectAccessible(page, '.demo-grid');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(day).toHaveText('2026-12-22');
  await expect(opener).toBeFocused();

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await opener.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(day).toHaveText('2026-12-21');
});

test("the service stores a member's picture", async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/forms/file-uploads');
  const paint = { width: 8, height: 8, channels: 3, background: '#c8421a' } as const;
  const buffer = await sharp({ create: paint }).png().toBuffer();
  const card = page.getByRole('article', { name: /^Drop zone/ });
  await card
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer });
  await expect(card.getByText('Stored by the service, 8 × 8')).toBeVisible();
});
