import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { openFeed, writePost } from '../../support/browser/feed-actions';

test('a reply appears under its post and can be deleted and restored', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await openFeed(page);
  await writePost(page, `Who has the key of the tool room ${Date.now()}`);
  await page.getByRole('article').first().getByRole('link', { name: 'now' }).click();
  const replies = page.getByRole('region', { name: 'Replies' });
  await expect(replies.getByText('No replies yet')).toBeVisible();
  await page.getByLabel('Post your reply').fill('It hangs behind the clock');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const reply = replies.getByRole('article').filter({ hasText: 'It hangs behind the clock' });
  await expect(reply).toBeVisible();
  await expectAccessible(page);

  await reply.getByRole('button', { name: 'More post actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(reply).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toBeVisible();
});

test('r replies to the focused post over the list', async ({ page, signIn }) => {
  await signIn(page, 'ada');
  await openFeed(page);
  await writePost(page, `The fountain runs again ${Date.now()}`);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reply' });
  await expect(dialog).toContainText('The fountain runs again');
  const field = dialog.getByLabel('Post your reply');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('And it is warm');
  await field.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeFocused();
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('main')).toContainText('And it is warm');
});

test('on a phone, reply is a sheet at the bottom of the list and returns to the post', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'demo');
  await openFeed(page);
  const post = page.getByRole('article').nth(1);
  const reply = post.getByRole('link', { name: /^Reply,/ }).or(post.getByRole('button', { name: /^Reply,/ }));
  await reply.scrollIntoViewIfNeeded();
  const address = page.url();
  await reply.click();
  const sheet = page.getByRole('dialog', { name: 'Reply' });
  await expect(sheet.getByLabel('Post your reply')).toBeFocused();
  const edges = () =>
    sheet.evaluate((node) => {
      const { left, right, bottom, top } = node.getBoundingClientRect();
      return { left, right, bottom: Math.round(bottom), showsList: top > 0 };
    });
  await expect.poll(edges).toEqual({ left: 0, right: 360, bottom: 780, showsList: true });
  expect(page.url()).toBe(address);
  const text = `From the tram ${Date.now()}`;
  await sheet.getByLabel('Post your reply').fill(text);
  await sheet.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Reply sent')).toBeVisible();
  await expect(reply).toBeInViewport();
  expect(page.url()).toBe(address);
});
