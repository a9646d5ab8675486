import { composerField, openFeed } from '../../support/browser/feed-actions';
import { startWithSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';
import { cutTexts, faintTexts, showOnPaper } from '../../support/browser/paper';

const PRESSED =
  'button, input, select, textarea, summary, [role=textbox], nav, header, footer, aside, dialog';

test('a thread prints its posts whole, dark on white, with full addresses and nothing to press', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'demo');
  await startWithSettings(page, { version: 1, theme: 'dark' });
  await openFeed(page);
  const mark = Date.now();
  const address = `https://tiles.example/a-long-way-from-the-square/to-the-river?lamp=${mark}`;
  const lines = Array.from({ length: 20 }, (_, at) => `Lamp ${at + 1}`);
  await composerField(page).fill(`Lamps ${mark}\n${lines.join('\n')}\n${address}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(`Lamps ${mark}`);
  await page.getByRole('article').first().getByRole('link', { name: 'now' }).click();
  await page.getByLabel('Post your reply').fill(`The ninth is out ${mark}`);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const replies = page.getByRole('region', { name: 'Replies' });
  await expect(replies.getByRole('article')).toContainText(`The ninth is out ${mark}`);

  // A4 in CSS px.
  await page.setViewportSize({ width: 794, height: 1123 });
  await showOnPaper(page);
  const post = page.getByRole('article').first();
  await expect(post).toContainText('Lamp 20');
  await expect(post.getByRole('link', { name: 'tiles.example' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 reply' })).toBeVisible();
  await expect(replies.getByText(`The ninth is out ${mark}`)).toBeVisible();
  const shown = post.getByRole('link', { name: 'tiles.example' });
  expect(await shown.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(address);
  await expect(page.locator(PRESSED).filter({ visible: true })).toHaveCount(0);
  expect(await cutTexts(page.locator('main *')), 'nothing is cut').toEqual([]);
  expect(await faintTexts(page.locator('main :is(h1, h2, p, p a, b, .post-meta)'))).toEqual([]);
});
