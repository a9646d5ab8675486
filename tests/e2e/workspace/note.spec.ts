import { expect, test } from '../../support/browser/fixtures';
import { openWithoutFieldSizing } from '../../support/browser/without-field-sizing';

test('on a small screen the text of a note is whole in a browser without field-sizing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithoutFieldSizing(page, '/webapp/apps/notes');
  await page.getByRole('button', { name: 'New note' }).first().click();
  const field = page.getByRole('textbox', { name: 'Note text' });
  const hidden = () => field.evaluate((node) => node.scrollHeight - node.clientHeight);
  const height = async () => (await field.boundingBox())?.height ?? 0;
  const least = await height();
  await field.fill(Array.from({ length: 60 }, (_, at) => `Lamp ${at}`).join('\n'));
  await expect.poll(height).toBeGreaterThan(1000);
  expect(await hidden()).toBe(0);

  // The page stays where the caret is while the field is measured.
  const scrolled = () => page.evaluate(() => scrollY);
  await page.keyboard.type('s');
  await expect.poll(scrolled).toBeGreaterThan(300);
  const before = await scrolled();
  await page.keyboard.type(' in the arcade');
  expect(await scrolled()).toBe(before);

  await page.setViewportSize({ width: 1280, height: 740 });
  await field.fill('Lamp 1');
  await expect.poll(height).toBeLessThan(700);
  await page.setViewportSize({ width: 360, height: 740 });
  await field.fill('Lamp');
  await expect.poll(height).toBe(least);
});

test('what was typed right before a reload is in the note', async ({ page }) => {
  await page.goto('/webapp/apps/notes');
  await page.getByRole('button', { name: 'New note' }).first().click();
  const field = page.getByRole('textbox', { name: 'Note text' });
  await field.click();
  await page.keyboard.type('Oil for the lamps');
  await page.reload();
  await expect(field).toHaveValue('Oil for the lamps');
});
