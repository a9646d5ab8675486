import type { Page } from '@playwright/test';
import { registerNewMember, readToken } from '../../support/browser/auth-actions';
import { openFeed } from '../../support/browser/feed-actions';
import { expect, test } from '../../support/browser/fixtures';

const authorization = async (page: Page): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${(await readToken(page)) ?? ''}`,
});

test('a member who is suspended while reading is told why, appeals, and reads on after the end', async ({
  page,
  openAnother,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await registerNewMember(page, 'lamp-post-42');
  await openFeed(page);
  const me = await page.request.get('/api/v1/me', { headers: await authorization(page) });
  const { handle } = (await me.json()) as { handle: string };
  const moderator = await openAnother('mod');
  await openFeed(moderator);
  const suspension = `/api/v1/moderation/members/${handle}/suspension`;
  const headers = await authorization(moderator);
  expect((await page.request.put(suspension, { headers, data: { reason: 'spam' } })).ok()).toBe(true);

  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await expect(page.getByText(/suspended it for spam\. It has no end date/)).toBeVisible();
  await page.getByRole('button', { name: 'Appeal this decision' }).click();
  await page.getByRole('textbox', { name: /Why should moderators/ }).fill('It was a quote');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText(/Another moderator will review it/)).toBeVisible();

  expect((await page.request.delete(suspension, { headers })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await openFeed(page);
});
