import { expect, test } from '../../support/browser/fixtures';
import { openWithoutFieldSizing } from '../../support/browser/without-field-sizing';

test('a sent message gets a reply and appears after a reload and in a second tab', async ({ page }) => {
  await page.goto('/webapp/apps/chat?chat=3');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is the ladder free tomorrow');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log.getByText('Is the ladder free tomorrow')).toBeVisible();
  await expect(log.getByText('See you on the square.')).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(log.getByText('Is the ladder free tomorrow')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/webapp/apps/chat?chat=3');
  await expect(second.getByRole('log').getByText('Is the ladder free tomorrow')).toBeVisible();
});

test('what was typed right before a reload is in the field again', async ({ page }) => {
  await page.goto('/webapp/apps/chat?chat=3');
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await field.click();
  await page.keyboard.type('At nine at the fountain');
  await page.reload();
  await expect(field).toHaveValue('At nine at the fountain');
});

test('words typed after ArrowUp go behind those of the last own message', async ({ page }) => {
  await page.goto('/webapp/apps/chat?chat=3');
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await field.fill('At nine');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await field.press('ArrowUp');
  await expect(field).toHaveValue('At nine');
  await expect(field).toBeFocused();
  await page.keyboard.type(' sharp');
  await expect(field).toHaveValue('At nine sharp');
});

test('the field grows with the message in a browser without field-sizing', async ({ page }) => {
  await openWithoutFieldSizing(page, '/webapp/apps/chat?chat=3');
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  const height = async () => (await field.boundingBox())?.height ?? 0;
  const oneLine = await height();
  await field.fill('At nine\nat the fountain\nwith the long ladder');
  await expect.poll(height).toBeGreaterThan(oneLine + 30);
  expect(await field.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  await field.fill('At nine');
  await expect.poll(height).toBe(oneLine);
});

test('a dialog beside the panes has no line of its own', async ({ page }) => {
  await page.goto('/webapp/apps/chat?sample=true');
  await page.getByRole('button', { name: 'New group' }).click();
  await expect(page.getByRole('dialog', { name: 'New group' })).toHaveCSS('border-left-width', '0px');
});

test('on a phone, nothing behind an open conversation takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/webapp/apps/chat?chat=3');
  const conversation = page.getByRole('region', { name: 'Kofi Mensah' });
  const back = conversation.getByRole('button', { name: 'Back to list' });
  await expect(back).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await back.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
});
