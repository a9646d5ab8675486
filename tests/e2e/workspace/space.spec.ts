import type { Page } from '@playwright/test';
import { isEventStream } from '../../support/browser/event-stream';
import { expect, test } from '../../support/browser/fixtures';
import { tabTo } from '../../support/browser/tab-to';
import { waitForServiceWorker, waitForStoredPages } from '../../support/browser/wait';

/** Fills the dialog of a new space; resolves with the name. */
async function nameNewSpace(page: Page): Promise<string> {
  const name = `Market ${Date.now()}`;
  await page.getByRole('button', { name: 'Space: Sample data' }).click();
  await page.getByRole('menuitem', { name: 'New space' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  return name;
}

/** A new space with the sample that is shared with Ada; resolves with its name. */
async function shareNewSpace(page: Page): Promise<string> {
  const name = await nameNewSpace(page);
  await page.getByRole('button', { name: 'Create space' }).click();
  await page.getByRole('button', { name: `Space: ${name}, Owner` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('combobox', { name: 'Add members' }).fill('ada');
  await page.getByRole('option', { name: /Ada Lindqvist/ }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Role of Ada Lindqvist' })).toHaveValue('editor');
  await page.getByRole('button', { name: 'Close' }).click();
  return name;
}

async function openSpace(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Space: Sample data' }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
  await expect(page.getByRole('button', { name: `Space: ${name}, Editor` })).toBeVisible();
}

test('two members share a board: a change shows in the other browser by itself', async ({
  page,
  signIn,
  openAnother,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page, 'demo');
  const other = await openAnother('ada');
  await page.goto('/webapp/tasks/kanban');
  const name = await shareNewSpace(page);
  await openSpace(other, '/webapp/tasks/kanban', name);
  const title = 'Ask the baker about early bread';
  const done = (from: Page) => from.getByRole('region', { name: 'Done' }).getByRole('link', { name: title });
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Move to Done' }).click();
  await expect(done(page)).toBeVisible();
  await expect(done(other)).toBeVisible();

  await page.context().setOffline(true);
  const notice = await page.getByText('Your changes reach the space when you’re back').boundingBox();
  const search = await page.getByRole('searchbox', { name: 'Search tasks' }).boundingBox();
  expect((search?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThan(8);
});

test('a member who is added hears of it at once, and opens the space by keyboard', async ({
  page,
  signIn,
  openAnother,
}) => {
  await signIn(page, 'demo');
  const other = await openAnother('ada');
  const stream = other.waitForResponse(isEventStream);
  await other.goto('/webapp/notifications');
  await stream;
  await page.goto('/webapp/tasks/kanban');
  const name = await shareNewSpace(page);
  const told = other.getByRole('listitem').filter({ hasText: `added you to ${name}` });
  await expect(told.getByText('You can edit this space')).toBeVisible();
  await tabTo(other, told.getByRole('button', { name: 'Open space' }));
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: `Space: ${name}, Editor` })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'To do' })).toBeVisible();
});

test('a space that cannot be filled without a network is created once, with a network', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page, 'demo');
  await page.goto('/webapp/tasks/kanban');
  const name = await nameNewSpace(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create space' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The service cannot be reached');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Create space' }).click();
  await page.getByRole('button', { name: `Space: ${name}, Owner` }).click();
  await expect(page.getByRole('menuitemcheckbox', { name })).toHaveCount(1);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an event reaches the other browser, and one without a network arrives once after a reload', async ({
    page,
    context,
    signIn,
    openAnother,
    expectConsole,
  }) => {
    test.slow();
    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const march = '/webapp/apps/calendar?view=list&date=2031-03-10';
    await signIn(page, 'demo');
    const other = await openAnother('ada');
    await page.goto(march);
    const name = await shareNewSpace(page);
    await openSpace(other, march, name);
    const add = async (title: string) => {
      await page.getByRole('button', { name: 'Add event' }).click();
      const dialog = page.getByRole('dialog', { name: 'New event' });
      await dialog.getByLabel('Name').fill(title);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    };
    const shown = (from: Page, title: string) =>
      from.getByRole('region', { name: 'Calendar' }).getByText(title, { exact: true });
    await add('Lamp vigil');
    await expect(shown(page, 'Lamp vigil')).toBeVisible();
    await expect(shown(other, 'Lamp vigil')).toBeVisible();

    await waitForServiceWorker(page);
    await waitForStoredPages(page);
    await context.setOffline(true);
    // The browser's offline mode can begin after the first requests of a page that reloads.
    await context.route('**/api/v1/**', (route) => route.abort('internetdisconnected'));
    await add('Talk in the tunnel');
    await expect(page.getByText('Your changes reach the space when you’re back.')).toBeVisible();
    await expect(shown(page, 'Talk in the tunnel')).toBeVisible();
    await page.reload();
    await expect(shown(page, 'Talk in the tunnel')).toBeVisible();
    await expect(shown(other, 'Talk in the tunnel')).toHaveCount(0);

    await context.unroute('**/api/v1/**');
    await context.setOffline(false);
    await expect(shown(other, 'Talk in the tunnel')).toHaveCount(1, { timeout: 30_000 });
    await other.reload();
    await expect(shown(other, 'Talk in the tunnel')).toHaveCount(1);
    await shown(other, 'Talk in the tunnel').click();
    const history = other.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem')).toHaveText([/created this/]);
  });
});
