import type { Page } from '@playwright/test';
import type { Post } from '@contract/post/post';
import { expect, test } from '../../support/browser/fixtures';
import { openFeed, readScrollAnchor } from '../../support/browser/feed-actions';
import { fetchSamplePost, numberedFeedPage } from '../../support/browser/numbered-feed';
import { scrollByWheel, waitUntilStill } from '../../support/browser/wait';

const POSTS = 1_400;

/** Answers for a Following feed of posts 1400 to 1; a cursor is the number of the next post. */
async function serveLongFeed(page: Page) {
  const requests: string[] = [];
  let held: Promise<void> | null = null;
  let respond = (): void => undefined;
  let sample: Post | null = null;
  await page.route('**/api/v1/feed?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    requests.push(query.get('cursor') ?? 'top');
    if (requests.length > 1) await held;
    sample ??= await fetchSamplePost(route);
    const top = Number(query.get('cursor') ?? POSTS);
    await route.fulfill({ json: numberedFeedPage(sample, top, Number(query.get('limit') ?? 20)) });
  });
  // The service does not know the fake posts.
  await page.route('**/api/v1/feed/place*', (route) => route.fulfill({ json: { place: null } }));
  await page.route('**/api/v1/events/*/interest', (route) =>
    route.fulfill({ json: { changed: [], removed: [] } }),
  );
  return {
    /** Cursors since the last call. */
    takeRequests: () => requests.splice(0),
    /** Answers one request only; returns a function that answers the others. */
    holdAfterOne: () => {
      requests.length = 0;
      held = new Promise((resolve) => {
        respond = resolve;
      });
      return () => {
        held = null;
        respond();
      };
    },
  };
}

/** Number of the post at the top of the window; 1400 is the newest. */
const numberAtTop = async (page: Page): Promise<number> =>
  Number((await readScrollAnchor(page))?.post.slice(-12) ?? Number.NaN);

test('a reload 1,200 posts deep is one request, and the list goes on both ways from there', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page, 'demo');
  const { takeRequests, holdAfterOne } = await serveLongFeed(page);
  await openFeed(page, '/webapp/?tab=following');
  await page.mouse.move(600, 500);
  await scrollByWheel(page, 900);
  while ((await numberAtTop(page)) > 190)
    await page.evaluate(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  await scrollByWheel(page, -700);
  const before = await waitUntilStill(() => readScrollAnchor(page));
  const expectRestored = () =>
    expect(async () => {
      const now = await readScrollAnchor(page);
      expect(now?.post).toBe(before?.post);
      expect(Math.abs((now?.top ?? 0) - (before?.top ?? 0))).toBeLessThanOrEqual(1);
    }).toPass();

  const respond = holdAfterOne();
  // What shows the place is asked for with the posts, before the first render asks for what stands around them.
  const [code] = await Promise.all([
    page.waitForRequest(/\/(?:PostListVirtualizer|surroundings)-[^/]*\.js$/),
    page.reload(),
  ]);
  expect(code.url()).toContain('PostListVirtualizer');
  await expectRestored();
  const [first] = takeRequests();
  expect(Number(first) - (await numberAtTop(page))).toBeLessThan(20);
  // Pages above and below arrive without moving the post. A key ends the correction of the restored place: from here
  // on the list keeps the post by itself, however late the pages are.
  await page.keyboard.press('Shift');
  respond();
  await waitUntilStill(() => readScrollAnchor(page));
  await expectRestored();

  // Back, from a page that unmounts the list.
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="/explore"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await page.goBack();
  await expectRestored();

  // Every post above follows, each in its place.
  const start = await numberAtTop(page);
  let last = start;
  while (last < start + 60) {
    await scrollByWheel(page, -800);
    const now = await numberAtTop(page);
    expect(now).toBeGreaterThan(last);
    expect(now - last).toBeLessThan(12);
    last = now;
  }
  expect(takeRequests()).not.toContain('top');

  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect(page.getByRole('article').first()).toContainText(`Number ${POSTS}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  takeRequests();
  await page.getByRole('button', { name: 'Back to where you were' }).press('Enter');
  await expect(page.locator('article:focus')).toContainText(`Number ${last}`);
  expect(takeRequests()).not.toContain('top');

  await page.keyboard.press('Home');
  await expect(page.getByRole('article').first()).toContainText(`Number ${POSTS}`);
  await waitUntilStill(() => page.evaluate(() => window.scrollY));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
