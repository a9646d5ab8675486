import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import type { Post } from '@contract/post/post';
import { expect, test } from '../../support/browser/fixtures';
import { openFeed, readScrollAnchor } from '../../support/browser/feed-actions';
import { fetchSamplePost, numberedFeedPage } from '../../support/browser/numbered-feed';
import { scrollByWheel, waitForPrefetch, waitUntilStill } from '../../support/browser/wait';

/** Time limit of the whole property. */
const TIME_LIMIT_MS = 20_000;

/** Lines of text in a new post. */
const lines = fc.integer({ min: 1, max: 14 });
const arrivals = fc.array(lines, { minLength: 1, maxLength: 4 });
const run = fc.record({
  /** Pixels to scroll first; negative is up. */
  scroll: fc.integer({ min: -900, max: 2_600 }),
  batches: fc.array(arrivals, { minLength: 1, maxLength: 3 }),
});

/** Announces posts as another tab would; this tab sends them and puts them on top of the feed. */
const announcePosts = (page: Page, texts: readonly string[]): Promise<void> =>
  page.evaluate(async (texts) => {
    const { held = [] } = await navigator.locks.query();
    const name = held.find((lock) => lock.name?.startsWith('plaza.outbox.'))?.name;
    if (!name) throw new Error('No tab holds the outbox lock');
    const channel = new BroadcastChannel(name.replace('plaza.outbox.', 'plaza.outbox.2.'));
    const put = texts.map((text, at) => ({
      key: crypto.randomUUID(),
      member: name.slice('plaza.outbox.'.length),
      kind: 'post',
      at: Date.now() + at,
      vars: { post: { text, audience: 'public' } },
      parked: null,
    }));
    channel.postMessage({ put });
    channel.close();
  }, texts);

test('posts arriving above never move the post being read', async ({ page, signIn }) => {
  test.slow();
  await signIn(page, 'demo');
  let answered = 0;
  let sample: Post | null = null;
  await page.route(
    '**/api/v1/feed?*',
    async (route) => {
      const response = await route.fetch();
      sample = ((await response.json()) as { items: { post: Post }[] }).items[0]?.post ?? null;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.route('**/api/v1/posts', async (route) => {
    answered += 1;
    const { text } = route.request().postDataJSON() as { text: string };
    const id = `0198ffff-0000-7000-8000-${String(answered).padStart(12, '0')}`;
    const at = new Date().toISOString();
    const plain = { media: [], poll: null, quote: null, replyTo: null, contentWarning: null, editedAt: null };
    await route.fulfill({ status: 201, json: { ...sample, ...plain, id, text, createdAt: at } });
  });
  // The service does not know the made-up posts, and would report them as deleted.
  await page.route('**/api/v1/events/*/interest', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), removed: [] } });
  });
  await openFeed(page, '/webapp/?tab=following');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 1_200);
  await waitForPrefetch(page);

  await fc.assert(
    fc.asyncProperty(run, async ({ scroll, batches }) => {
      await scrollByWheel(page, scroll);
      if ((await page.evaluate(() => window.scrollY)) < 600) await scrollByWheel(page, 1_500);
      const before = await waitUntilStill(() => readScrollAnchor(page));
      for (const batch of batches) {
        const expected = answered + batch.length;
        await announcePosts(
          page,
          batch.map((count) => `Line of many words that may wrap on a narrow feed\n`.repeat(count)),
        );
        await expect.poll(() => answered).toBe(expected);
      }
      const after = await waitUntilStill(() => readScrollAnchor(page));
      expect(after?.post).toBe(before?.post);
      expect(Math.abs((after?.top ?? 0) - (before?.top ?? 0))).toBeLessThanOrEqual(1);
    }),
    {
      interruptAfterTimeLimit: TIME_LIMIT_MS,
      markInterruptAsFailure: false,
      numRuns: 40,
      endOnFailure: true,
    },
  );
  expect(answered).toBeGreaterThan(4);
  // The page may ask again while it closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('content above the list that comes and goes never moves the post being read', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'demo');
  await openFeed(page, '/webapp/?tab=following');
  await page.mouse.move(600, 500);
  await scrollByWheel(page, 1_500);
  await waitForPrefetch(page);
  const setHeightAbove = (height: number) =>
    page.evaluate((px) => {
      const list = document.querySelector('[role="feed"]')?.closest<HTMLElement>('.card');
      if (list) list.style.marginBlockStart = `${px}px`;
    }, height);
  // Where a row has just moved, browsers do not keep what is read in place.
  for (const distance of [0, 100, 100, 250]) {
    await scrollByWheel(page, distance);
    const before = await waitUntilStill(() => readScrollAnchor(page));
    for (const height of [222, 0]) {
      await setHeightAbove(height);
      const after = await waitUntilStill(() => readScrollAnchor(page));
      expect(after?.post).toBe(before?.post);
      expect(Math.abs((after?.top ?? 0) - (before?.top ?? 0))).toBeLessThanOrEqual(1);
    }
  }
});

test('filling a gap never moves the post being read', async ({ page, signIn }) => {
  test.slow();
  await signIn(page, 'demo');
  // A fake Following feed: post 60 is the newest, and post 135 after a long absence.
  let newest = 60;
  let sample: Post | null = null;
  let respond = (): void => undefined;
  let held: Promise<void> | null = null;
  await page.route('**/api/v1/feed?*', async (route) => {
    const from = new URL(route.request().url()).searchParams.get('cursor');
    if (from !== null) await held;
    sample ??= await fetchSamplePost(route);
    const top = from === null ? newest : Number(from);
    await route.fulfill({ json: numberedFeedPage(sample, top, 20) });
  });
  // The service does not know the fake posts.
  await page.route('**/api/v1/feed/place*', (route) => route.fulfill({ json: { place: null } }));
  await page.route('**/api/v1/events/*/interest', (route) =>
    route.fulfill({ json: { changed: [], removed: [] } }),
  );
  const gap = page.getByRole('button', { name: 'Load missing posts' });
  const focused = page.locator('article:focus');
  /** Scrolls until the gap is `top` px below the top of the window. */
  const putGap = async (top: number) => {
    const distance = async () => ((await gap.boundingBox())?.y ?? 900) - top;
    await expect(async () => {
      await page.evaluate((by) => window.scrollBy(0, by), await distance());
      // Posts above get their height when they come into view.
      expect(Math.abs(await waitUntilStill(distance))).toBeLessThanOrEqual(1);
    }).toPass();
  };
  await openFeed(page, '/webapp/?tab=following');
  await page.mouse.move(600, 500);
  await expect(page.getByRole('article').nth(8)).toBeAttached();
  await page.mouse.wheel(0, 900);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('plaza.place:posts:feed:following')))
    .not.toBeNull();
  const start = await readScrollAnchor(page);
  newest = 135;
  await page.keyboard.press('.');
  await expect(page.getByRole('article').first()).toContainText('Number 135');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(gap).toBeVisible({ timeout: 300 });
  }).toPass();

  // Filled in view: posts above stay put, and the first loaded post has the focus.
  await putGap(400);
  const above = await readScrollAnchor(page);
  await gap.press('Enter');
  await expect(focused).toContainText('Number 115');
  expect(await readScrollAnchor(page)).toEqual(above);

  // Filled after scrolling on: above the window, and behind the top navigation.
  for (const top of [-40, 15]) {
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(gap).toBeVisible({ timeout: 300 });
    }).toPass();
    await putGap(400);
    held = new Promise((resolve) => {
      respond = resolve;
    });
    await gap.press('Enter');
    await putGap(top);
    const before = await readScrollAnchor(page);
    respond();
    await expect(focused).toContainText(top === -40 ? 'Number 95' : 'Number 75');
    const after = await waitUntilStill(() => readScrollAnchor(page));
    expect(after?.post).toBe(before?.post);
    expect(Math.abs((after?.top ?? 0) - (before?.top ?? 0))).toBeLessThanOrEqual(1);
  }
  await expect(gap).toHaveCount(0);

  await page.getByRole('button', { name: 'Back to where you were' }).press('Enter');
  await expect(focused).toHaveAttribute('data-post', start?.post ?? '');
});
