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
  await expect(card.getByRole('grid')).toBeVisible();
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

test('a money mask takes keys at any caret, before and behind its unit', async ({ page }) => {
  await page.goto('/webapp/forms/inputmask');
  const rent = page.getByLabel('Rent');
  await rent.pressSequentially('1250,5');
  await expect(rent).toHaveValue('1.250,5 €');
  await rent.press('ControlOrMeta+a');
  await rent.press('Backspace');
  await rent.press('End');
  await rent.pressSequentially('9');
  await expect(rent).toHaveValue('9 €');
  await rent.press('End');
  await rent.press('Backspace');
  await rent.press('Home');
  await rent.pressSequentially('7');
  await expect(rent).toHaveValue('7 €');
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

test('the part of a square picture moves by arrow keys and by drag', async ({ page }) => {
  await page.goto('/webapp/forms/file-uploads');
  const square = { width: 200, height: 200, channels: 3, background: '#c8421a' } as const;
  const buffer = await sharp({ create: square }).png().toBuffer();
  const card = page.getByRole('article', { name: /^Profile picture with crop/ });
  await card
    .getByLabel('Choose a profile picture')
    .setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer });
  const part = page.getByRole('group', { name: /move the crop selection area/ });
  const place = async () => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = await place();
  await part.press('ArrowRight');
  await part.press('ArrowDown');
  await expect.poll(place).toMatchObject({ x: from.x + 1, y: from.y + 1 });
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 5, middle.y - 3, { steps: 2 });
  await page.mouse.up();
  await expect.poll(place).toMatchObject({ x: from.x - 4, y: from.y - 2 });
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(card.getByRole('img', { name: 'Crop preview' })).toBeVisible();
});
