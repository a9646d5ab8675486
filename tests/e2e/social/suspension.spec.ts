import type { Page } from '@playwright/test';
import { registerNewMember, writeHeaders } from '../../support/browser/auth-actions';
import { openFeed } from '../../support/browser/feed-actions';
import { expect, test } from '../../support/browser/fixtures';

/** Opens the feed; resolves with the member's handle. */
async function readAsNewMember(page: Page): Promise<string> {
  await registerNewMember(page, 'lamp-post-42');
  await openFeed(page);
  const me = await page.request.get('/api/v1/me', { headers: await writeHeaders(page) });
  return ((await me.json()) as { handle: string }).handle;
}

test('a member who is suspended while reading is told why, appeals, and reads on after the end', async ({
  page,
  openAnother,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const handle = await readAsNewMember(page);
  const moderator = await openAnother('mod');
  await openFeed(moderator);
  const suspension = `/api/v1/moderation/members/${handle}/suspension`;
  const suspend = await page.request.put(suspension, {
    headers: await writeHeaders(moderator),
    data: { reason: 'spam' },
  });
  await expect(suspend).toBeOK();

  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await expect(page.getByText(/suspended it for spam\. It has no end date/)).toBeVisible();
  await page.getByRole('button', { name: 'Appeal this decision' }).click();
  await page.getByRole('textbox', { name: /Why should moderators/ }).fill('It was a quote');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText(/Another moderator will review it/)).toBeVisible();

  const lift = await page.request.delete(suspension, { headers: await writeHeaders(moderator) });
  await expect(lift).toBeOK();
  await page.getByRole('button', { name: 'Try again' }).click();
  await openFeed(page);
});

test('a report of a member who is suspended for a term fits a phone', async ({
  page,
  openAnother,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const handle = await readAsNewMember(page);
  const moderator = await openAnother('mod');
  await moderator.setViewportSize({ width: 360, height: 780 });
  await openFeed(moderator);
  for (const [address, data] of [
    [`/api/v1/members/${handle}/report`, { reason: 'harassment' }],
    [`/api/v1/moderation/members/${handle}/suspension`, { reason: 'harassment', days: 7 }],
  ] as const) {
    const headers = await writeHeaders(moderator);
    await expect(await moderator.request.put(address, { headers, data })).toBeOK();
  }
  await moderator.goto('/webapp/moderation?tab=closed');
  const report = moderator
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: `@${handle}` });
  await expect(report.getByText(/^Suspended until/)).toBeVisible();
  expect(await report.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
});
