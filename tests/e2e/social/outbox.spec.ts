import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { countStoredWrites } from '../../support/browser/stored-outbox';
import { openFeed, composerField } from '../../support/browser/feed-actions';

/** The feed with everything loaded that has to be there before the network goes. */
async function openAtLeisure(page: Page): Promise<void> {
  await openFeed(page, '/webapp/?tab=following');
  await composerField(page).focus();
  await page.waitForTimeout(4_000);
}

async function enter(page: Page, email: string, keep = true): Promise<void> {
  await page.goto('/webapp/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('plaza-demo');
  if (!keep) await page.getByLabel('Keep me signed in on this device').uncheck();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/webapp/');
}

test('what is written without a network survives the end of the page and happens once', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page, 'ada');
  await openAtLeisure(page);
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

test('a post whose answer was lost is sent again under its key and stands there once', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|ERR_CONNECTION/);
  await signIn(page, 'ada');
  await openAtLeisure(page);
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
  // The lost answer, a pause, and the second attempt.
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1, { timeout: 20_000 });
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
});

test('what the service fails at steps aside, is edited or discarded, and signing out asks', async ({
  page,
  signIn,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page, 'mod');
  await openAtLeisure(page);
  const text = `Kept for the next train ${Date.now()}`;
  await composerField(page).fill(text);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect.poll(() => countStoredWrites(page)).toBe(1);

  // The service fails from now on; the queue is cut off from it, not from its pages.
  await page.route('**/api/v1/posts', (route) => route.abort());
  expectConsole(/ERR_FAILED/);
  await page.context().setOffline(false);
  await page.goto('/webapp/auth/logout');
  await expect(page.getByRole('alert')).toContainText('1 thing not sent yet');
  await page.getByRole('link', { name: 'Stay and look' }).click();
  const outbox = page.getByRole('region', { name: 'Outbox' });
  await expect(outbox).toContainText(text);
  await expectAccessible(page);
  await outbox.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('What is happening on your square')).toHaveValue(text);
  await expect.poll(() => countStoredWrites(page)).toBe(0);

  await page.goto('/webapp/auth/logout');
  await expect(page.getByRole('alert')).toContainText('1 draft not sent yet');
  await page.getByRole('button', { name: 'Sign out and throw it away' }).click();
  await expect(page.getByText('You are signed out')).toBeVisible();
  const left = await page.evaluate(async () => {
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
  expect(left.every((count) => count === 0)).toBe(true);
});

test('somebody else at this browser neither sees nor sends what waits, and its writer finds it again', async ({
  page,
  context,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await enter(page, 'demo@plaza.test', false);
  await openAtLeisure(page);
  const waits = `Waits for its writer ${Date.now()}`;
  const half = `Half a sentence ${Date.now()}`;
  await composerField(page).fill(waits);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect.poll(() => countStoredWrites(page)).toBe(1);
  await composerField(page).fill(half);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const later = await context.newPage();
  const sent: string[] = [];
  later.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/posts')) sent.push(request.url());
  });
  await enter(later, 'ada@plaza.test');
  await openAtLeisure(later);
  await expect(composerField(later)).toHaveValue('');
  await later.goto('/webapp/outbox');
  await expect(later.getByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  await expect(later.getByRole('heading', { name: 'No drafts' })).toBeVisible();
  expect(sent).toEqual([]);
  await later.goto('/webapp/auth/logout');
  await expect(later.getByText('You are signed out')).toBeVisible();
  expect(await countStoredWrites(later)).toBe(1);

  await enter(later, 'demo@plaza.test');
  await expect(composerField(later)).toHaveValue(half);
  await expect.poll(() => countStoredWrites(later), { timeout: 15_000 }).toBe(0);
  await later.reload();
  await expect(later.getByRole('article').filter({ hasText: waits })).toHaveCount(1);
});
