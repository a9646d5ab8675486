import { expect, test } from '../../support/browser/fixtures';

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
