import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { readStorage } from '../../support/browser/read-storage';

test('a new invoice is in the list of another tab, also after a reload', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/webapp/invoices');
  await expect(other.getByRole('link', { name: '#4021' })).toBeVisible();
  await page.goto('/webapp/invoices/create-invoice');
  await page.getByLabel('Bill to').selectOption({ label: 'Kofi Mensah' });
  await page.getByRole('combobox', { name: 'Item' }).fill('Long tables');
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('88.00');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Save invoice' }).click();
  await expect(page.getByRole('article', { name: 'Invoice #4022' })).toContainText('$93.28');
  await expect(other.getByRole('link', { name: '#4022' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('link', { name: '#4022' })).toBeVisible();
});

test('restores the draft after the tab was closed', async ({ page, context }) => {
  await page.goto('/webapp/invoices/create-invoice');
  await page.getByLabel('Notes').fill('The key is under the third bench');
  await expect.poll(() => readStorage(page)).toContain('under the third bench');
  await page.close();
  const again = await context.newPage();
  await again.goto('/webapp/invoices/create-invoice');
  await expect(again.getByLabel('Notes')).toHaveValue('The key is under the third bench');
  await again.getByRole('button', { name: 'Discard draft' }).click();
  await expect(again.getByLabel('Notes')).toHaveValue('');
});

test('restores what was typed last before the page was reloaded or left', async ({ page }) => {
  await page.goto('/webapp/invoices/create-invoice');
  const notes = page.getByLabel('Notes');
  await notes.fill('The key is under the third bench');
  await page.reload();
  await expect(notes).toHaveValue('The key is under the third bench');
  await notes.fill('The key is in the door');
  await page.goBack();
  await page.goForward();
  await expect(notes).toHaveValue('The key is in the door');
});

test('prints on one A4 page and downloads as PDF', async ({ page }) => {
  await page.goto('/webapp/invoices/view-invoice?id=4018');
  const paper = page.getByRole('article', { name: 'Invoice #4018' });
  await expect(paper).toBeVisible();
  await expectAccessible(page, 'main');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('invoice-4018.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('asks before deleting, and Undo restores the rows', async ({ page }) => {
  await page.goto('/webapp/invoices');
  await page.getByRole('checkbox', { name: 'Select #4021' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: '#4021' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: '#4021' })).toBeVisible();
});

for (const width of [1280, 360]) {
  test(`the list is accessible at ${width} pixels, right to left too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/webapp/invoices');
    await expect(page.getByRole('link', { name: '#4021' })).toBeVisible();
    await expectAccessible(page, 'main');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(tooWide, 'nothing sticks out of the page').toBe(false);
  });
}

test('an invalid line takes the focus above the bar of buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/webapp/invoices/create-invoice');
  await page.getByLabel('Bill to').selectOption({ label: 'Kofi Mensah' });
  const item = page.getByRole('combobox', { name: 'Item' });
  await item.fill('Long tables');
  const add = page.getByRole('button', { name: 'Add a line' });
  for (let lines = 1; lines < 10; lines += 1) await add.press('Enter');
  for (const line of (await item.all()).slice(0, -1)) await line.fill('Long tables');
  // In the window, so that the browser does not scroll by itself, but under the bar.
  await item.last().evaluate((field) => {
    window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight + 30);
  });
  const save = page.getByRole('button', { name: 'Save invoice' });
  await save.press('Enter');
  await expect(item.last()).toBeFocused();
  const bottom = (field: Locator) => field.evaluate((one) => one.getBoundingClientRect().bottom);
  const top = await save.evaluate((button) => button.parentElement?.getBoundingClientRect().top ?? 0);
  await expect.poll(() => bottom(item.last())).toBeLessThan(top);
});

for (const path of [
  'view-invoice?id=4018',
  'create-invoice?edit=4018',
  'create-invoice?edit=4018&preview=true',
]) {
  test(`${path} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/webapp/invoices/${path}`);
    await expect(page.getByText('Bill to').first()).toBeVisible();
    await expectAccessible(page, 'main');
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(tooWide, 'nothing sticks out of the page').toBe(false);
  });
}

test('draws the rows that a filter shows as a chart', async ({ page }) => {
  await page.goto('/webapp/invoices');
  await page.getByRole('searchbox', { name: 'Search invoices' }).fill('Mei Tanaka');
  const found = page.getByRole('status').filter({ hasText: / of \d+ invoices/ });
  await expect(found).not.toContainText('of 120 invoices');
  const count = Number(/of (\d+)/.exec((await found.textContent()) ?? '')?.[1]);
  await page.getByRole('button', { name: 'More for invoices' }).click();
  await page.getByRole('menuitem', { name: 'Show as chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chart of invoices' });
  await expect(dialog.getByRole('img', { name: /^Number of invoices, by/ })).toBeVisible();
  await expectAccessible(page);
  const counts = async () => {
    const cells = await dialog.getByRole('table').getByRole('cell').allTextContents();
    return cells.reduce((sum, cell) => sum + Number(cell), 0);
  };
  await dialog.getByRole('button', { name: 'View as table' }).click();
  expect(await counts()).toBe(count);
  await dialog.getByLabel('Chart', { exact: true }).selectOption('Timeline');
  await expect(dialog.getByRole('heading', { name: 'Issued to due' })).toBeVisible();
  await dialog.getByLabel('Chart', { exact: true }).selectOption('Pie');
  await dialog.getByLabel('Value', { exact: true }).selectOption('Amount');
  await expect(dialog.getByRole('img', { name: /^Amount, total, by/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for invoices' })).toBeFocused();
});

test('the number of the account is one line on a wide screen', async ({ page }) => {
  await page.goto('/webapp/invoices/view-invoice?id=4018');
  const numberOf = page.getByRole('article').locator('dt', { hasText: 'IBAN' }).locator('+ dd');
  const dayOf = page.getByRole('article').locator('dt', { hasText: 'Issued' }).locator('+ dd');
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height;
  expect(await heightOf(numberOf)).toBe(await heightOf(dayOf));
});
