import { expect, test } from '../../support/browser/fixtures';
import { tabTo } from '../../support/browser/tab-to';

test.beforeEach(({ page, signIn }) => signIn(page, 'demo'));

test('lists: one is made, renamed, deleted and restored by keyboard', async ({ page }) => {
  await page.goto('/webapp/lists');
  const add = page.getByRole('button', { name: 'New list' });
  const field = page.getByRole('textbox', { name: 'List name' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const name = `Keys ${Date.now()}`;
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(heading(name)).toBeVisible();

  const rename = page.getByRole('button', { name: 'Rename' });
  await tabTo(page, rename);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  await page.keyboard.press('Enter');
  await expect(heading(`${name} again`)).toBeVisible();
  await expect(rename).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading('Lists')).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
  const link = page
    .getByRole('listitem')
    .getByRole('link', { name: `${name} again` })
    .first();
  await expect(link).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(link).toBeVisible();
});

test('notifications: a menu and a filter by keyboard', async ({ page }) => {
  await page.goto('/webapp/notifications');
  const region = page.getByRole('region', { name: 'Notifications' });
  const more = region.getByRole('button', { name: 'More notification actions' }).first();
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  const replies = page.getByRole('link', { name: 'Replies' });
  await tabTo(page, replies, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(replies).toHaveAttribute('aria-current', 'page');
  await expect(replies).toBeFocused();
});

test('settings: a kind of notification is switched off and on by keyboard', async ({ page }) => {
  await page.goto('/webapp/notifications/settings');
  const likes = page.getByRole('switch', { name: 'Likes' });
  await tabTo(page, likes);
  for (const isOn of [false, true]) {
    await page.keyboard.press('Space');
    await expect(likes).toBeChecked({ checked: isOn });
    await expect(likes).toBeFocused();
  }
});

test('explore: a search and its filters by keyboard', async ({ page }) => {
  await page.goto('/webapp/explore');
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search posts and people' });
  await tabTo(page, search);
  await page.keyboard.type('lamps');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=lamps/);
  await expect(search).toBeFocused();
  const filters = page.getByRole('button', { name: 'Filters' });
  await tabTo(page, filters);
  await page.keyboard.press('Enter');
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await expect(filters).toBeFocused();
  const tag = page.getByRole('form', { name: 'Filters' }).getByLabel('With this tag');
  await tabTo(page, tag);
  await page.keyboard.type('Adelina');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('lamps #Adelina');
  await expect(tag).toBeFocused();
});

test('a profile: follow, tabs and the dialog of the own one by keyboard', async ({ page }) => {
  await page.goto('/webapp/u/ada');
  const follow = page.getByRole('button', { name: /^Follow(?:ing| back) Ada Lindqvist/ });
  await tabTo(page, follow);
  const before = (await follow.getAttribute('aria-pressed')) === 'true';
  for (const isOn of [!before, before]) {
    await page.keyboard.press('Enter');
    await expect(follow).toHaveAttribute('aria-pressed', String(isOn));
    await expect(follow).toBeFocused();
  }
  const tab = (name: string) => page.getByRole('tab', { name });
  await tabTo(page, tab('Posts'));
  await page.keyboard.press('ArrowRight');
  await expect(tab('Replies')).toBeFocused();
  await expect(tab('Replies')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Replies' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(tab('Posts')).toBeFocused();

  await page.goto('/webapp/u/ines');
  const edit = page.getByRole('button', { name: 'Edit profile' });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
});
