import type { Locator, Page } from '@playwright/test';
import { recordAnnouncements } from '../../support/browser/announcements';
import { expect, test } from '../../support/browser/fixtures';

async function openConversation(page: Page, handle: string): Promise<void> {
  await page.goto(`/webapp/apps/chat?to=${handle}`);
  await page.waitForURL(/conversation=/);
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

test('two members talk live, and what one writes offline arrives once, in order', async ({
  page,
  signIn,
  openAnother,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page, 'demo');
  const other = await openAnother('ada');
  await openConversation(page, 'ada');
  await openConversation(other, 'ines');
  const mark = String(Date.now());
  const received = (from: Page) =>
    from
      .getByRole('log')
      .getByText(new RegExp(`${mark}$`))
      .allTextContents();

  const said = await recordAnnouncements(page);
  await other.getByRole('textbox', { name: 'Message', exact: true }).pressSequentially('Are');
  await expect(page.getByText('Ada Lindqvist is typing')).toBeAttached();
  await write(other, `Are the lamps lit? ${mark}`);
  await expect.poll(() => received(page)).toEqual([`Are the lamps lit? ${mark}`]);

  await page.context().setOffline(true);
  await write(page, `All but one ${mark}`);
  await write(page, `It is the north one ${mark}`);
  await expect.poll(() => received(page)).toHaveLength(3);
  expect(await received(other)).toHaveLength(1);
  await page.context().setOffline(false);
  const all = ['Are the lamps lit?', 'All but one', 'It is the north one'].map((text) => `${text} ${mark}`);
  await expect.poll(() => received(other), { timeout: 20_000 }).toEqual(all);
  for (const text of all) await expect.poll(() => said(text), text).toHaveLength(1);
  await other.reload();
  await expect.poll(() => received(other)).toEqual(all);
});

test('in a low window, lists of people leave the field and the active person in sight', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await signIn(page, 'demo');
  await page.goto('/webapp/apps/chat');
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  const field = dialog.getByRole('combobox', { name: 'People' });
  await field.pressSequentially('a');
  const list = page.getByRole('listbox', { name: 'People' });
  await expect(list).toBeVisible();
  for (let step = 0; step < 5; step += 1) await field.press('ArrowDown');
  const box = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const activeOf = async (text: Locator) =>
    page.locator(`[id="${await text.getAttribute('aria-activedescendant')}"]`);
  const active = await box(await activeOf(field));
  const { top, bottom } = await box(list);
  expect(active.top).toBeGreaterThanOrEqual(top);
  expect(active.bottom).toBeLessThanOrEqual(bottom);
  expect(bottom).toBeLessThanOrEqual((await box(field)).top);
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(dialog).toBeVisible();

  await page.goto('/webapp/post');
  const post = page.getByRole('textbox', { name: 'What’s happening on your square' });
  await post.pressSequentially('@a');
  await expect(page.getByRole('listbox', { name: 'People' })).toBeVisible();
  const first = (await post.getAttribute('aria-activedescendant')) ?? '';
  await post.press('ArrowUp');
  await expect(post).not.toHaveAttribute('aria-activedescendant', first);
  await expect(await activeOf(post)).toBeInViewport({ ratio: 1 });
});

test('on a phone, the page keeps the focus while the conversation that covers it loads', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'demo');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/webapp/u/ada');
  await page.getByRole('link', { name: /^Message Ada/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the hovered link to the chat opens the member’s conversations without a placeholder', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/pages/starter-page');
  await page.getByRole('button', { name: 'All pages' }).click();
  const pages = page.getByRole('navigation', { name: 'All pages' });
  await pages.getByRole('tab', { name: 'Workspace' }).click();
  const link = pages.getByRole('link', { name: 'Chat' });
  const loaded = Promise.all([
    page.waitForResponse(/\/MessagesPage[^/]*\.js$/),
    page.waitForResponse(/\/conversations\?/),
  ]);
  await link.hover();
  await loaded;
  const placeholders = await page.evaluateHandle(() => {
    const found: (string | null)[] = [];
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('main [aria-busy="true"]'))
        found.push(status.getAttribute('aria-label'));
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(await placeholders.jsonValue()).toEqual([]);
});
