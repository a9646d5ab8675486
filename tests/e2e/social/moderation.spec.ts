import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { openFeed, writePost } from '../../support/browser/feed-actions';
import { countStoredWrites } from '../../support/browser/stored-outbox';
import { waitUntilStill } from '../../support/browser/wait';

/** Chooses from a post's menu, which scrolling closes. A click is never repeated: the first may have acted late. */
async function choose(post: Locator, name: string): Promise<void> {
  const page = post.page();
  const more = post.getByRole('button', { name: 'More post actions' });
  await more.scrollIntoViewIfNeeded();
  await waitUntilStill(() => page.evaluate(() => scrollY));
  await more.click();
  await page.getByRole('menuitem', { name }).click();
}

test('muting hides a member in the feed, and Ctrl+Z restores them', async ({ page, signIn, openAnother }) => {
  const ada = await openAnother('ada');
  await openFeed(ada);
  await writePost(ada, `Muted for a moment ${Date.now()}`);
  await signIn(page, 'demo');
  await openFeed(page, '/webapp/?tab=following');
  const byAda = page.getByRole('article', { name: 'Ada Lindqvist' });
  await choose(byAda.first(), 'Mute @ada');
  await expect(page.getByText('Ada Lindqvist is muted')).toBeVisible();
  await expect(byAda).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(byAda.first()).toBeVisible();
  // The page reads the list again: the service must have the undo by then.
  await expect(async () => {
    expect(await waitUntilStill(() => countStoredWrites(page))).toBe(0);
  }).toPass();
  await page.goto('/webapp/more/muted-people');
  await expect(page.getByText('No one is muted')).toBeVisible();
});

test('a report reaches moderators, who hide the post and notify its author', async ({
  page,
  signIn,
  openAnother,
}) => {
  const text = `Watches, cheap watches ${Date.now()}`;
  const ada = await openAnother('ada');
  await openFeed(ada);
  await writePost(ada, text);
  await signIn(page, 'demo');
  await page.goto('/webapp/u/ada');
  const post = page.getByRole('article').filter({ hasText: text });
  await choose(post, 'Report this post');
  await page.getByRole('radio', { name: /^Spam/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Moderators will look at it')).toBeVisible();

  const mod = await openAnother('mod');
  await mod.goto('/webapp/moderation');
  const report = mod.getByRole('listitem').filter({ hasText: text });
  await report.getByRole('button', { name: 'Hide post' }).click();
  await expect(report).toHaveCount(0);
  await expect(post).toHaveCount(0);
  await ada.goto('/webapp/notifications?kind=moderation');
  await expect(ada.getByText('Moderators hid your post').first()).toBeVisible();
});

test('members see a 403 on the moderation page', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/moderation');
  await expect(page.getByRole('heading', { name: 'This page is for moderators' })).toBeVisible();
});
