import { isEventStream } from '../../support/browser/event-stream';
import { expect, test } from '../../support/browser/fixtures';
import { openFeed, readScrollAnchor, writePost } from '../../support/browser/feed-actions';
import { scrollByWheel, waitUntilStill } from '../../support/browser/wait';

test('a new post shows the pill within 1.5 s and shifts nothing', async ({ page, signIn, openAnother }) => {
  await signIn(page, 'demo');
  const streamed = page.waitForResponse(isEventStream);
  await openFeed(page, '/webapp/?tab=following');
  await streamed;
  await page.mouse.move(600, 500);
  await scrollByWheel(page, 700);
  const before = await waitUntilStill(() => readScrollAnchor(page));

  const ada = await openAnother('ada');
  await openFeed(ada);
  const pill = page.getByRole('button', { name: /^\d new posts?$/ });
  let text = '';
  let waitedMs = Infinity;
  // Other work of the machine may hold up one of three posts, a slow product holds up all.
  for (let count = 1; count <= 3 && waitedMs >= 1_500; count += 1) {
    text = `Market moved to the north side ${Date.now()}`;
    await writePost(ada, text);
    const written = Date.now();
    await expect(pill).toHaveText(new RegExp(`^${count} new post`));
    waitedMs = Date.now() - written;
  }
  expect(waitedMs).toBeLessThan(1_500);
  expect(await readScrollAnchor(page)).toEqual(before);
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(0);

  await page.keyboard.press('.');
  const post = page.getByRole('article').filter({ hasText: text });
  await expect(post).toBeInViewport();
  await expect(pill).toBeHidden();

  // Counts update live for the author as well.
  await post.getByRole('button', { name: 'Like, 0' }).click();
  const own = ada.getByRole('article').filter({ hasText: text });
  await expect(own.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'false');
});

test('tabs share one event stream, and sign-out closes it', async ({ page, signIn, context }) => {
  await signIn(page, 'mod');
  const open = new Set<unknown>();
  let opened = 0;
  context.on('request', (request) => {
    if (!isEventStream(request)) return;
    open.add(request);
    opened += 1;
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  await openFeed(page);
  const others = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const other of others) await openFeed(other);
  const waitingTabs = () =>
    page.evaluate(async () => {
      const { pending = [] } = await navigator.locks.query();
      return pending.filter(({ name }) => name?.startsWith('plaza.live.')).length;
    });
  await expect.poll(waitingTabs).toBe(others.length);
  expect(opened).toBe(1);
  expect(open.size).toBe(1);
  const last = others[0] ?? page;
  await last.goto('/webapp/auth/logout');
  await expect(last.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await expect.poll(() => open.size).toBe(0);
});

test('another tab takes over the stream when the first closes', async ({ page, signIn, openAnother }) => {
  await signIn(page, 'demo');
  await openFeed(page, '/webapp/?tab=following');
  const second = await page.context().newPage();
  await openFeed(second, '/webapp/?tab=following');
  const takenOver = page.context().waitForEvent('request', isEventStream);
  await page.close();
  await takenOver;
  const ada = await openAnother('ada');
  await openFeed(ada);
  await writePost(ada, `Second tab, same square ${Date.now()}`);
  await expect(second.getByRole('button', { name: /new post/ })).toBeVisible();
});
