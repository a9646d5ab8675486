import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { countStoredWrites } from '../../support/browser/stored-outbox';
import { openFeed, composerField } from '../../support/browser/feed-actions';
import { drawFrames, waitForPrefetch } from '../../support/browser/wait';

const POSTS = '**/api/v1/posts';
type OpenDatabase = (this: IDBFactory, name: string, version?: number) => IDBOpenDBRequest;
type RemoveRecord = (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) => IDBRequest<undefined>;

const never = () => new Promise<never>(() => undefined);
const press = (page: Page) => page.getByRole('button', { name: 'Post', exact: true }).click();

/** The steps of a write. `prepare` makes it stop at one; `reach` resolves there. */
const steps = {
  'before it is stored': {
    prepare: async (page: Page) => {
      // IndexedDB never answers.
      await page.addInitScript(() => {
        const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value as OpenDatabase;
        IDBFactory.prototype.open = function (name, ...rest) {
          if (name !== 'plaza-outbox') return open.call(this, name, ...rest);
          const request = open.call(this, 'plaza-nowhere');
          request.addEventListener('success', (event) => event.stopImmediatePropagation());
          return request;
        };
      });
    },
    reach: async (page: Page) => {
      await press(page);
      await drawFrames(page, 30);
    },
  },
  'stored and not sent': {
    prepare: () => Promise.resolve(),
    reach: async (page: Page) => {
      await page.context().setOffline(true);
      await press(page);
      await expect.poll(() => countStoredWrites(page)).toBe(1);
    },
  },
  'during the request': {
    prepare: () => Promise.resolve(),
    reach: async (page: Page) => {
      const requested = page.waitForRequest(POSTS);
      await page.route(POSTS, never);
      await press(page);
      await requested;
    },
  },
  'handled, with the response pending': {
    prepare: () => Promise.resolve(),
    reach: async (page: Page) => {
      const done = new Promise<void>((resolve) => {
        void page.route(POSTS, async (route) => {
          await route.fetch();
          resolve();
          return never();
        });
      });
      await press(page);
      await done;
    },
  },
  'confirmed and not deleted from storage': {
    prepare: async (page: Page) => {
      await page.addInitScript(() => {
        const remove = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'delete')
          ?.value as RemoveRecord;
        IDBObjectStore.prototype.delete = function (key) {
          if (this.name === 'items') throw new DOMException('Storage failed', 'UnknownError');
          return remove.call(this, key);
        };
      });
    },
    reach: async (page: Page) => {
      await press(page);
      await expect(page.getByRole('article').first()).toContainText('Step by step');
      expect(await countStoredWrites(page)).toBe(1);
    },
  },
  'after completion': {
    prepare: () => Promise.resolve(),
    reach: async (page: Page) => {
      await press(page);
      await expect.poll(() => countStoredWrites(page)).toBe(0);
    },
  },
};

/** Opens another page after a crash, back online. */
async function openLater(context: BrowserContext, killed: Page): Promise<Page> {
  await context.setOffline(true);
  await killed.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const later = await context.newPage();
  await openFeed(later, '/webapp/?tab=following');
  return later;
}

for (const [step, { prepare, reach }] of Object.entries(steps)) {
  test(`offline and a crash ${step}: the post exists once, or its draft does`, async ({
    page,
    context,
    signIn,
    expectConsole,
  }) => {
    expectConsole(/ERR_|Failed to fetch/);
    await signIn(page, 'ada');
    await prepare(page);
    await openFeed(page, '/webapp/?tab=following');
    const text = `Step by step ${Date.now()}`;
    await composerField(page).fill(text);
    await expect(page.getByText('Draft saved')).toBeVisible();
    await reach(page);
    const later = await openLater(context, page);
    if (step === 'before it is stored') {
      await expect(composerField(later)).toHaveValue(text);
      await press(later);
    }
    await expect.poll(() => countStoredWrites(later), { timeout: 15_000 }).toBe(0);
    await later.reload();
    await expect(later.getByRole('article').filter({ hasText: text })).toHaveCount(1);
    await expect(composerField(later)).toHaveValue('');
  });
}

test('two tabs share the queue: an offline post shows in both and is sent once', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_|Failed to fetch/);
  await signIn(page, 'ada');
  const other = await context.newPage();
  await openFeed(page, '/webapp/?tab=following');
  await openFeed(other, '/webapp/?tab=following');
  await Promise.all([waitForPrefetch(page), waitForPrefetch(other)]);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/posts')) sent.push(request.url());
  });
  const text = `Seen from both windows ${Date.now()}`;
  await composerField(page).fill(text);
  await context.setOffline(true);
  await press(page);
  await expect(other.getByRole('region', { name: 'Not sent yet' })).toContainText(text);
  await context.setOffline(false);
  await expect.poll(() => countStoredWrites(other), { timeout: 15_000 }).toBe(0);
  await expect(other.getByRole('region', { name: 'Not sent yet' })).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('article').filter({ hasText: text })).toHaveCount(1);
  expect(sent.length, 'sent by one tab').toBeLessThanOrEqual(1);
});
