import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { openFeed, composerField } from '../../support/browser/feed-actions';
import { waitForPrefetch } from '../../support/browser/wait';

const FEED = '**/api/v1/feed?**';
const EVERY_CALL = '**/api/v1/**';
const posts = (page: Page) => page.getByRole('article');

/**
 * Opens the feed, whose calls to `url` meet the fault until Retry is pressed, and expects an error with `message`, and
 * the posts afterwards. Without Retry the page would load them by itself, only later.
 */
async function expectRetryWorks(
  page: Page,
  url: string,
  fault: (route: Route) => Promise<void>,
  message: RegExp,
): Promise<void> {
  const body = page.locator('body');
  await page.route(url, async (route) =>
    (await body.getAttribute('data-retried')) === null ? fault(route) : route.fallback(),
  );
  await page.goto('/webapp/');
  const state = page
    .getByRole('main')
    .locator('.status-message')
    .filter({ hasText: 'The posts did not load' });
  await expect(state).toContainText(message, { timeout: 20_000 });
  await body.evaluate(({ dataset }) =>
    document.addEventListener('click', () => void (dataset['retried'] = ''), { capture: true }),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(posts(page).first()).toBeVisible();
}

test('the feed shows that the service is down, and Retry recovers', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_REFUSED/);
  await signIn(page, 'demo');
  await expectRetryWorks(page, EVERY_CALL, (route) => route.abort('connectionrefused'), /cannot be reached/);
});

test('the feed shows the problem and the request id when the service fails', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/500/);
  await signIn(page, 'demo');
  const fault = (route: Route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Something broke on our side',
        status: 500,
        code: 'internal',
        requestId: 'made-up-1234',
      }),
    });
  await expectRetryWorks(page, FEED, fault, /made-up-1234/);
});

/** The last is no JSON, like the first; read-recovery.spec.ts sends both in every run. */
const INVALID_RESPONSES = [
  ['with HTML', '<html><body>Sign in to the hotel network</body></html>'],
  ['with unexpected JSON', '{"items":[{"id":"x"}],"nextCursor":5}'],
  ['with truncated JSON', '{"items":[{"id":'],
] as const;

for (const [kind, body] of INVALID_RESPONSES.slice(0, process.env['PLAZA_ALL'] ? 3 : 2)) {
  test(`the feed shows an error when the service answers ${kind}, and Retry recovers`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'demo');
    const fault = (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body });
    await expectRetryWorks(page, FEED, fault, /\S/);
  });
}

test('the feed shows skeletons while the service is slow', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(FEED, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/webapp/');
  await expect(page.getByRole('status', { name: /Loading/ }).first()).toBeVisible();
  await expect(composerField(page)).toBeEditable();
  answer();
  await expect(posts(page).first()).toBeVisible();
});

test('a rejected post stays in the field, also after a reload', async ({ page, signIn, expectConsole }) => {
  expectConsole(/422/);
  await signIn(page, 'demo');
  await openFeed(page);
  await page.route('**/api/v1/posts', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Not like this',
        status: 422,
        code: 'validation',
        requestId: 'made-up-5678',
      }),
    }),
  );
  await composerField(page).fill('These words are not to be lost');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
  await expect(composerField(page)).toHaveValue('These words are not to be lost');
  await page.reload();
  await expect(composerField(page)).toHaveValue('These words are not to be lost');
});

type OpenDatabase = (this: IDBFactory, name: string, version?: number) => IDBOpenDBRequest;
type PutRecord = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest<IDBValidKey>;

/** Makes IndexedDB fail on open, or on every write. */
const brokenStorage = {
  forbidden: () => {
    const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value as OpenDatabase;
    IDBFactory.prototype.open = function (name, ...rest) {
      if (/^plaza-(outbox|drafts)$/.test(name)) throw new DOMException('Not allowed', 'SecurityError');
      return open.call(this, name, ...rest);
    };
  },
  full: () => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as PutRecord;
    IDBObjectStore.prototype.put = function (...args) {
      if (/^(items|drafts|pictures)$/.test(this.name))
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      return put.call(this, ...args);
    };
  },
};

for (const [failure, breakStorage] of Object.entries(brokenStorage)) {
  test(`with ${failure} storage the composer warns, posts are sent, and leaving asks while one is queued`, async ({
    page,
    signIn,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await signIn(page, 'demo');
    await page.addInitScript(breakStorage);
    await openFeed(page);
    const text = `Written on sand ${Date.now()}`;
    await composerField(page).fill(text);
    const warning = page.getByText('Draft not saved: storage is full or blocked');
    await expect(warning).toBeVisible();
    // In one line: it stood in a column of 60 px beside the buttons.
    expect((await warning.boundingBox())?.height).toBeLessThan(30);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(posts(page).first()).toContainText(text);
    await waitForPrefetch(page);

    const later = `Written on water ${Date.now()}`;
    await composerField(page).fill(later);
    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline')).toBeVisible();
    // Moves the button.
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText(later);
    const dialogOpened = page.waitForEvent('dialog');
    const leaving = page.goto('/webapp/about').catch(() => undefined);
    const dialog = await dialogOpened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await leaving;
    await page.context().setOffline(false);
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toHaveCount(0, { timeout: 15_000 });
    await expect(posts(page).filter({ hasText: later })).toHaveCount(1);
  });
}
