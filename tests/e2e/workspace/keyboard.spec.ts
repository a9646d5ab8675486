import { expect, test } from '../../support/browser/fixtures';
import { tabTo } from '../../support/browser/tab-to';

test('projects: a name is changed in a dialog and taken back by keyboard', async ({ page }) => {
  await page.goto('/webapp/apps/Projects');
  const more = page.getByRole('button', { name: 'More for Winter market' });
  const edit = page.getByRole('menuitem', { name: 'Edit' });
  const dialog = page.getByRole('dialog', { name: 'Edit Winter market' });
  const openDialog = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('ed');
    await expect(edit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Edit Winter market' })).toBeFocused();
  };
  await tabTo(page, more);
  await openDialog();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();

  await openDialog();
  await tabTo(page, dialog.getByLabel('Name'));
  await page.keyboard.type('Frost market');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'More for Frost market' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(more).toBeFocused();
});

test('contacts: one is added, found, removed and restored by keyboard', async ({ page }) => {
  await page.goto('/webapp/users/contacts');
  const add = page.getByRole('button', { name: 'New contact' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New contact' });
  await tabTo(page, dialog.getByLabel('Name'));
  await page.keyboard.type('Nora Field');
  await page.keyboard.press('Enter');
  const email = dialog.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter an address/);
  await page.keyboard.type('nora@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: 'Search contacts' }));
  await page.keyboard.type('Nora Field');
  await expect(page.getByText('1 person')).toBeVisible();
  const more = page.getByRole('button', { name: 'More for Nora Field' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('rem');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No matching contacts' })).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(more).toBeVisible();
});

test('invoices: a filter and the cells of the list by keyboard', async ({ page }) => {
  await page.goto('/webapp/invoices');
  const grid = page.getByRole('grid', { name: 'Invoices' });
  const filter = page.getByRole('button', { name: 'Status filter' });
  await tabTo(page, filter);
  await page.keyboard.press('Enter');
  await expect(filter).toHaveAttribute('aria-expanded', 'true');
  const paid = page.getByRole('checkbox', { name: /^Paid/ });
  await tabTo(page, paid);
  await page.keyboard.press('Space');
  await expect(paid).toBeChecked();
  await expect(page).toHaveURL(/Paid/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Status filter|^Status: Paid/ })).toBeFocused();

  const choice = (place: number) => grid.getByRole('row').nth(place).getByRole('checkbox');
  await tabTo(page, choice(1));
  await page.keyboard.press('ArrowDown');
  await expect(choice(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(choice(2)).toBeChecked();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(choice(2)).not.toBeChecked();
  await expect(choice(2)).toBeFocused();
});

test('an invoice: a line is added and removed, and an error takes the focus, by keyboard', async ({
  page,
}) => {
  await page.goto('/webapp/invoices/create-invoice');
  const add = page.getByRole('button', { name: 'Add a line' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const second = page.getByRole('listitem', { name: 'Line 2' });
  await expect(second).toBeVisible();
  await expect(add).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(second.getByRole('button', { name: 'Remove line 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toBeHidden();
  await expect(page.locator('main :focus')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Save invoice' }));
  await page.keyboard.press('Enter');
  const invalid = page.locator('main [aria-invalid=true]').first();
  await expect(invalid).toBeFocused();
  await expect(invalid).toHaveAccessibleDescription('Choose a customer.');
});

test('wallet: money is sent by keyboard, and what is wrong with it is said', async ({ page }) => {
  await page.goto('/webapp/wallet');
  const form = page.getByRole('form', { name: 'Transfer' });
  const to = form.getByLabel('To');
  const amount = form.getByLabel('Amount in dollars');
  await tabTo(page, to);
  await page.keyboard.press('ArrowDown');
  await expect(to).not.toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(amount).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  const reason = form.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Lamp oil');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group').filter({ hasText: '$12.00 sent' })).toBeVisible();
  await expect(amount).toHaveValue('');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('a task: a step is added, done, removed and restored by keyboard', async ({ page }) => {
  await page.goto('/webapp/tasks/view-details?task=2');
  const list = page.getByRole('region', { name: 'Checklist' });
  const step = list.getByRole('textbox', { name: 'New step' });
  await tabTo(page, step);
  await page.keyboard.type('Sweep the arcade');
  await page.keyboard.press('Enter');
  await expect(list.getByText('1 of 5')).toBeVisible();
  await expect(step).toBeFocused();
  const added = list.getByRole('checkbox', { name: 'Sweep the arcade' });
  await tabTo(page, added, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(added).toBeChecked();
  await expect(list.getByText('2 of 5')).toBeVisible();
  await expect(added).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: 'Remove Sweep the arcade' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(added).toBeHidden();
  await expect(list.locator(':focus')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(added).toBeChecked();
});
