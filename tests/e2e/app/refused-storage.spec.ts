import type { Page } from '@playwright/test';
import { submitSignIn } from '../../support/browser/auth-actions';
import { expect, test } from '../../support/browser/fixtures';
import { writePost } from '../../support/browser/feed-actions';

type Fault = 'missing' | 'refused' | 'unanswered';

/** Takes IndexedDB from every document of this page. */
const breakIndexedDb = (page: Page, fault: Fault): Promise<unknown> =>
  page.addInitScript((fault) => {
    if (fault === 'missing') Object.defineProperty(window, 'indexedDB', { value: undefined });
    const answer = (): IDBOpenDBRequest => {
      if (fault === 'refused') throw new DOMException('The user denied permission', 'SecurityError');
      return new EventTarget() as IDBOpenDBRequest;
    };
    Object.assign(IDBFactory.prototype, { open: answer, deleteDatabase: answer });
  }, fault);

/** Takes Web Locks from every document of this page. */
const breakLocks = (page: Page, fault: Fault): Promise<unknown> =>
  page.addInitScript((fault) => {
    if (fault === 'missing') Reflect.deleteProperty(Navigator.prototype, 'locks');
    const answer = () =>
      fault === 'refused'
        ? Promise.reject(new DOMException('The user denied permission', 'SecurityError'))
        : new Promise<never>(() => {});
    Object.assign(LockManager.prototype, { request: answer, query: answer });
  }, fault);

const signInByForm = async (page: Page): Promise<void> => {
  await page.goto('/webapp/auth/login');
  await submitSignIn(page, 'ada@plaza.test', 'plaza-demo');
  // The sign-in page shows posts too.
  await page.waitForURL(/\/webapp\/$/, { timeout: 20_000 });
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
};

/** The notice is shown once: neither another page nor the way back repeats it. */
async function expectNotice(page: Page, title: string): Promise<void> {
  const notice = page.getByRole('group').filter({ hasText: title });
  await expect(notice).toHaveCount(1);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.getByRole('link', { name: 'Feed' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
}

async function expectPostSent(page: Page): Promise<void> {
  const text = `Written without a disk ${Date.now()}`;
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/api/v1/posts') && response.request().method() === 'POST',
  );
  await writePost(page, text);
  expect((await sent).status()).toBe(201);
  const post = page.getByRole('article').filter({ hasText: text });
  await expect(post.getByText('Sending')).toHaveCount(0);
  // The tab's own storage holds the session where the disk cannot.
  await page.reload();
  await expect(post).toHaveCount(1, { timeout: 20_000 });
}

for (const fault of ['missing', 'refused', 'unanswered'] as const) {
  test(`where IndexedDB is ${fault}, a member signs in, is warned once and posts`, async ({ page }) => {
    await breakIndexedDb(page, fault);
    await signInByForm(page);
    await expectNotice(page, 'This browser does not store data');
    await expectPostSent(page);
  });

  test(`where Web Locks are ${fault}, a member signs in, is warned once and posts`, async ({ page }) => {
    await breakLocks(page, fault);
    await signInByForm(page);
    await expectNotice(page, 'This browser does not coordinate tabs');
    await expectPostSent(page);
  });
}

test('a member stays signed in where the disk takes long to open another database', async ({ page }) => {
  await signInByForm(page);
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    const openSlowly = (name: string, version?: number): IDBOpenDBRequest =>
      name === 'storage-probe' ? (new EventTarget() as IDBOpenDBRequest) : open(name, version);
    Object.assign(IDBFactory.prototype, { open: openSlowly });
  });
  const confirmed = page.waitForResponse(/accounts:lookup/);
  await page.reload();
  await confirmed;
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});
