import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { countStoredWrites } from '../../support/browser/stored-outbox';
import { openFeed, composerField } from '../../support/browser/feed-actions';
import { waitForPrefetch } from '../../support/browser/wait';

/** Opens the feed and waits for the chunks that offline use needs. */
async function openForOfflineUse(page: Page): Promise<void> {
  await openFeed(page, '/webapp/?tab=following');
  await composerField(page).focus();
  await waitForPrefetch(page);
}

async function signInByForm(page: Page, email: string, keepSignedIn = true): Promise<void> {
  await page.goto('/webapp/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('plaza-demo');
  if (!keepSignedIn) await page.getByLabel('Keep me signed in on this device').uncheck();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/webapp/');
}

test('offline writes survive closing the page and happen once', async ({ page, signIn, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page, 'ada');
  await openForOfflineUse(page);
  const text = `Written in the tunnel ${Date.now()}`;
  await composerField(page).fill(text);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composerField(page)).toHaveValue('');
  const waiting = page.getByRole('region', { name: 'Not sent yet' });
  await expect(waiting).toContainText(text);
  await expect(waiting).toContainText('Waiting for the network');
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Like,/ });
  const pressed = (await like.getAttribute('aria-pressed')) === 'true';
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', String(!pressed));
  await expect.poll(() => countStoredWrites(page)).toBe(2);
  await page.close({ runBeforeUnload: false });

  const later = await page.context().newPage();
  await page.context().setOffline(false);
  await openFeed(later, '/webapp/?tab=following');
  await expect.poll(() => countStoredWrites(later)).toBe(0);
  await later.reload();
  await expect(later.getByRole('article').filter({ hasText: text })).toHaveCount(1);
});

test('a like that waits for the network moves no post', async ({ page, signIn, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page, 'ada');
  await openForOfflineUse(page);
  const post = page.getByRole('article').first();
  const top = async () => (await post.boundingBox())?.y;
  const before = await top();
  const notice = page.getByRole('status').getByRole('link', { name: '1 change not sent yet.' });
  await page.context().setOffline(true);
  await post.getByRole('button', { name: /^Like,/ }).click();
  await expect(notice).toBeInViewport();
  expect(await top()).toBe(before);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  expect(await top()).toBe(before);
});

test('a post whose response was lost is retried under its key and exists once', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|ERR_CONNECTION/);
  await signIn(page, 'ada');
  await openForOfflineUse(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/posts', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    if (keys.length === 1) await route.abort();
    else await route.continue();
  });
  const text = `Said once ${Date.now()}`;
  await composerField(page).fill(text);
  await composerField(page).press('Control+Enter');
  // The lost response, the back-off and the second attempt.
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1, { timeout: 20_000 });
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
});

test('failed writes can be edited or discarded, and signing out asks', async ({
  page,
  signIn,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page, 'mod');
  await openForOfflineUse(page);
  const text = `Kept for the next train ${Date.now()}`;
  await composerField(page).fill(text);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect.poll(() => countStoredWrites(page)).toBe(1);

  // Only posting fails from now on; pages still load.
  await page.route('**/api/v1/posts', (route) => route.abort());
  expectConsole(/ERR_FAILED/);
  await page.context().setOffline(false);
  await page.goto('/webapp/auth/logout');
  await expect(page.getByRole('alert')).toContainText('1 change not sent yet');
  await page.getByRole('link', { name: 'Review unsent' }).click();
  const outbox = page.getByRole('region', { name: 'Outbox' });
  await expect(outbox).toContainText(text);
  await expectAccessible(page);
  await outbox.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('What’s happening on your square')).toHaveValue(text);
  await expect.poll(() => countStoredWrites(page)).toBe(0);

  await page.goto('/webapp/auth/logout');
  await expect(page.getByRole('alert')).toContainText('1 draft not sent yet');
  await page.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
  const remaining = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return Promise.all(
      names
        .filter((name) => name.startsWith('plaza-') && name !== 'plaza-sample')
        .map(
          (name) =>
            new Promise<number>((resolve) => {
              const opening = indexedDB.open(name);
              opening.addEventListener('success', () => {
                const db = opening.result;
                const stores = [...db.objectStoreNames];
                if (stores.length === 0) resolve(0);
                const change = db.transaction(stores);
                const counts = stores.map((store) => change.objectStore(store).count());
                change.addEventListener('complete', () => {
                  db.close();
                  resolve(counts.reduce((sum, { result }) => sum + result, 0));
                });
              });
            }),
        ),
    );
  });
  expect(remaining.every((count) => count === 0)).toBe(true);
});

test('another member on this browser neither sees nor sends queued posts, and their author finds them', async ({
  page,
  context,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signInByForm(page, 'demo@plaza.test', false);
  await openForOfflineUse(page);
  const queued = `Waits for its writer ${Date.now()}`;
  const draft = `Half a sentence ${Date.now()}`;
  await composerField(page).fill(queued);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect.poll(() => countStoredWrites(page)).toBe(1);
  await composerField(page).fill(draft);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const later = await context.newPage();
  const sent: string[] = [];
  later.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/posts')) sent.push(request.url());
  });
  await signInByForm(later, 'ada@plaza.test');
  await openForOfflineUse(later);
  await expect(composerField(later)).toHaveValue('');
  await later.goto('/webapp/outbox');
  await expect(later.getByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  await expect(later.getByRole('heading', { name: 'No drafts' })).toBeVisible();
  expect(sent).toEqual([]);
  await later.goto('/webapp/auth/logout');
  await expect(later.getByText('You’re signed out')).toBeVisible();
  expect(await countStoredWrites(later)).toBe(1);

  await signInByForm(later, 'demo@plaza.test');
  await expect(composerField(later)).toHaveValue(draft);
  await expect.poll(() => countStoredWrites(later), { timeout: 15_000 }).toBe(0);
  // In order of time, where later posts of other tests do not outrank this one.
  await openFeed(later, '/webapp/?tab=following');
  await expect(later.getByRole('article').filter({ hasText: queued })).toHaveCount(1);
});
