import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { openFeed, readScrollAnchor, writePost, composerField } from '../../support/browser/feed-actions';

test('what is typed survives a reload, is sent by Ctrl+Enter and stands on top', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await openFeed(page);
  const text = `Lamp seven flickers again ${Date.now()}`;
  await composerField(page).fill(text);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(composerField(page)).toHaveValue(text);
  await composerField(page).press('Control+Enter');
  await expect(page.getByRole('article').first()).toContainText(text);
  await expect(composerField(page)).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(composerField(page)).toHaveValue('');
});

test('likes agree on feed and thread, and Undo takes one back', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await openFeed(page);
  await writePost(page, `A bench in the sun ${Date.now()}`);
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'Like, 0' }).click();
  await expect(first.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('link', { name: 'now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Post by/ })).toBeVisible();
  const main = page.getByRole('article').first();
  await main.getByRole('button', { name: 'Like, 1' }).click();
  await expect(main.getByRole('button', { name: 'Like, 0' })).toBeVisible();
  // What is on its way when a page is reloaded is the matter of outbox-steps.spec.ts.
  const liked = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/like'),
  );
  await page.keyboard.press('Control+z');
  await expect(main.getByRole('button', { name: 'Like, 1' })).toBeVisible();
  await liked;
  await page.reload();
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Like, 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the reader comes back to the same pixel by Back and by reload', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await openFeed(page, '/webapp/?tab=following');
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(400);
  const before = await readScrollAnchor(page);
  expect(before).not.toBeNull();
  const back = async () => {
    await expect(async () => {
      const now = await readScrollAnchor(page);
      expect(now?.post).toBe(before?.post);
      expect(Math.abs((now?.top ?? 0) - (before?.top ?? 0))).toBeLessThanOrEqual(1);
    }).toPass();
  };
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="/explore"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await page.goBack();
  await back();
  await page.reload();
  await back();
});

test('the feed is a feed for the keyboard: articles by j and k, paging keys scroll, out by Ctrl+End', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'demo');
  await openFeed(page);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('article')?.getAttribute('aria-posinset') ?? null);
  for (const [key, position] of [
    ['j', '1'],
    ['j', '2'],
    ['PageDown', '2'],
    ['k', '1'],
    ['PageUp', '1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(position);
  }
  const article = page.getByRole('article').first();
  await expect(article).toHaveAttribute('aria-setsize', '-1');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 12_000);
  await page.waitForTimeout(500);
  // Far away by now, and still in the page: the focus is not lost.
  expect(await focused()).toBe('1');
  expect(await page.getByRole('article').count()).toBeLessThan(40);
  await page.keyboard.press('Control+End');
  await expect.poll(focused).toBeNull();
});

test('axe finds nothing on the wide feed', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await openFeed(page);
  await expect(page.getByRole('complementary', { name: 'Around the square' })).toContainText('Trends today');
  await expectAccessible(page);
});

test('nothing goes sideways at 360 px and axe finds nothing', async ({ page, signIn }) => {
  // Six pages, each looked through whole.
  test.slow();
  await signIn(page, 'demo');
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['', 'explore', 'notifications', 'bookmarks', 'post', 'u/ada']) {
    await page.goto(`/webapp/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});
