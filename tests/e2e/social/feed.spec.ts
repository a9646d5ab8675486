import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { openFeed, readScrollAnchor, writePost, composerField } from '../../support/browser/feed-actions';
import { readStorage } from '../../support/browser/read-storage';
import { scrollByWheel, waitForQuietFrames, waitUntilStill } from '../../support/browser/wait';

test('a draft survives a reload, and Ctrl+Enter posts it on top', async ({ page, signIn }) => {
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

test('what was typed right before a reload is in the field, and in one draft', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await openFeed(page);
  await composerField(page).fill('Lamp seven');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await composerField(page).press('End');
  await composerField(page).pressSequentially(' flickers again');
  await page.reload();
  await expect(composerField(page)).toHaveValue('Lamp seven flickers again');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  const drafts = await readStorage(page, 'plaza-drafts');
  expect(drafts.match(/Lamp seven/g)).toHaveLength(1);
  await composerField(page).fill('');
  await expect.poll(() => readStorage(page, 'plaza-drafts')).not.toContain('Lamp seven');
});

test('likes agree on feed and thread, and Undo restores one', async ({ page, signIn }) => {
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
  // outbox-crash-points.spec.ts covers a reload during the request.
  const liked = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/like'),
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

test('the doorway slides to the chosen tab, and a sent post unfolds', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
    Object.assign(window, { startedAnimations: names });
  });
  const started = async () => {
    const names: unknown = await page.evaluate('startedAnimations');
    return Array.isArray(names) ? names.map(String) : [];
  };
  await signIn(page, 'demo');
  await openFeed(page);
  const tab = page.getByRole('tab', { name: 'Following' });
  await tab.click();
  await expect(tab).toHaveCSS('--slide', /^-\d+(?:\.5)?px 0px$/);
  expect(await tab.evaluate((node) => getComputedStyle(node, '::after').animationName)).toBe('doorway');
  await expect(page.getByRole('tabpanel', { name: 'Following' }).getByRole('article').first()).toBeVisible();
  expect(await started()).not.toContain('unfold');

  await writePost(page, `A bench unfolds ${Date.now()}`);
  await expect.poll(started).toContain('unfold');
  await expect(page.locator('.is-fresh')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await tab.evaluate((node) => getComputedStyle(node, '::after').animationDuration)).toBe('1e-05s');
});

test('Back and reload restore the reading position to the pixel', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await openFeed(page, '/webapp/?tab=following');
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.move(600, 500);
    await scrollByWheel(page, 900);
  }
  const before = await waitUntilStill(() => readScrollAnchor(page));
  expect(before).not.toBeNull();
  const expectRestored = async () => {
    await expect(async () => {
      const now = await readScrollAnchor(page);
      expect(now?.post).toBe(before?.post);
      expect(Math.abs((now?.top ?? 0) - (before?.top ?? 0))).toBeLessThanOrEqual(1);
    }).toPass();
  };
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="/explore"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await page.goBack();
  await expectRestored();
  await page.reload();
  await expectRestored();
});

test('the feed works by keyboard: j and k, paging keys, Ctrl+End', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await openFeed(page);
  // The first posts stand before the keys work.
  await waitForQuietFrames(page, 12, 120);
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
  await scrollByWheel(page, 12_000);
  // The focused article stays mounted when scrolled far away.
  expect(await focused()).toBe('1');
  expect(await page.getByRole('article').count()).toBeLessThan(40);
  await page.keyboard.press('Control+End');
  await expect.poll(focused).toBeNull();
});

test('axe finds no issues on the wide feed', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await openFeed(page);
  await expect(page.getByRole('complementary', { name: 'Around the square' })).toContainText(
    'On the square today',
  );
  await expectAccessible(page);
});

test('pages at 360 px do not overflow, and axe finds no issues', async ({ page, signIn }) => {
  test.slow();
  await signIn(page, 'demo');
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['', 'explore', 'notifications', 'bookmarks', 'post', 'u/ada']) {
    await page.goto(`/webapp/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});
