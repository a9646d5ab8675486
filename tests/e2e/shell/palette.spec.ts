import { expect, expectAccessible, test } from '../../support/browser/fixtures';

test('the palette opens any page by keyboard and loads on demand', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/webapp/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((url) => /Palette-|KeyHelp-/.test(url))).toEqual([]);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await expect(field).toBeFocused();
  await expectAccessible(page, 'dialog');
  await field.fill('radial');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Radial bar' })).toBeFocused();

  const opener = page.getByRole('button', { name: 'Search or jump to' });
  await opener.click();
  await expect(page.getByRole('group', { name: 'Recent' })).toContainText('Radial bar');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('shortcuts: listed in help, turned off by the switch, ignored in fields', async ({ page }) => {
  await page.goto('/webapp/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page, 'dialog');
  await help.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
});

test('finds people and posts', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/about');
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find anything' }).fill('ada');
  await page
    .getByRole('group', { name: 'People' })
    .getByRole('option', { name: /Ada Lindqvist/ })
    .click();
  await expect(page).toHaveURL(/\/u\/ada$/);
});

test('the test console refuses a call and shows the bar on every page', async ({ page }) => {
  await page.goto('/webapp/devtools');
  await page.getByLabel('Response of invoices').selectOption('500');
  await expectAccessible(page);
  await page.goto('/webapp/invoices');
  const bar = page.getByRole('complementary', { name: 'Injected faults' });
  await expect(bar).toContainText('sample:invoices');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 });
  await bar.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toBeHidden();
  // The page reads again by itself; a press of Retry may come too late.
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 40_000 });
});
