import type { Page } from '@playwright/test';
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
