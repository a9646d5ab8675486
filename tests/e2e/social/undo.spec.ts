import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { countStoredWrites } from '../../support/browser/stored-outbox';
import { openFeed, writePost } from '../../support/browser/feed-actions';
import { waitUntilStill } from '../../support/browser/wait';

interface UndoableAction {
  act: (page: Page, post: Locator) => Promise<unknown>;
  /** Absent where the button itself undoes: Ctrl+Z does too, and no toast appears. */
  toast?: RegExp;
  expectDone: (page: Page, done: boolean, post: Locator) => Promise<unknown>;
  /** Resets the state left by an earlier run. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Defaults to the feed. */
  path?: string;
}

const choose = async (page: Page, button: Locator, item: RegExp) => {
  await button.click();
  await page.getByRole('menuitem', { name: item }).click();
};
const toggle = (name: RegExp): UndoableAction => ({
  act: (_page, post) => post.getByRole('button', { name }).click(),
  expectDone: (_page, done, post) =>
    expect(post.getByRole('button', { name })).toHaveAttribute('aria-pressed', String(done)),
});
const followButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .first();

const actions: Record<string, UndoableAction> = {
  like: toggle(/^Like,/),
  bookmark: toggle(/^Bookmark$/),
  repost: {
    act: (page, post) => choose(page, post.getByRole('button', { name: /^Repost,/ }), /^Repost/),
    toast: /^Reposted/,
    expectDone: (_page, done, post) =>
      expect(post.getByRole('button', { name: done ? 'Repost, 1' : 'Repost, 0' })).toBeVisible(),
  },
  delete: {
    act: async (page, post) => {
      await choose(page, post.getByRole('button', { name: 'More post actions' }), /^Delete/);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    toast: /^Post deleted/,
    expectDone: (_page, done, post) => expect(post).toHaveCount(done ? 0 : 1),
  },
  follow: {
    path: '/webapp/u/teo',
    prepare: async (page) => {
      if ((await followButton(page).getAttribute('aria-pressed')) === 'true')
        await followButton(page).click();
    },
    act: (page) => followButton(page).click(),
    toast: /^You follow/,
    expectDone: (page, done) => expect(followButton(page)).toHaveAttribute('aria-pressed', String(done)),
  },
  mute: {
    path: '/webapp/u/teo',
    act: (page) =>
      choose(page, page.getByRole('button', { name: 'More actions for Teo' }).first(), /^Mute @/),
    toast: /is muted/,
    expectDone: (page, done) =>
      expect(page.getByRole('main').getByText('Muted', { exact: true })).toHaveCount(done ? 1 : 0),
  },
};

for (const [name, { act, toast: toastText, expectDone, prepare, path }] of Object.entries(actions)) {
  test(`${name} is undone by ${toastText ? 'its toast' : 'no toast'} and by Ctrl+Z`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'ada');
    const text = `Undone ${Date.now()}`;
    const post = page.getByRole('article').filter({ hasText: text });
    if (path) await page.goto(path);
    else {
      await openFeed(page, '/webapp/?tab=following');
      await writePost(page, text);
    }
    await prepare?.(page);
    await expectDone(page, false, post);
    await act(page, post);
    await expectDone(page, true, post);
    if (toastText) {
      const toast = page.getByRole('group').filter({ hasText: toastText });
      await expect(toast).toBeVisible();
      // Nothing of the bar is covered.
      const bar = await page.getByRole('banner').boundingBox();
      expect((await toast.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      await toast.getByRole('button', { name: 'Undo' }).click();
      await expectDone(page, false, post);
      await act(page, post);
      await expectDone(page, true, post);
    } else {
      await expect.poll(() => countStoredWrites(page)).toBe(0);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    }
    await page.keyboard.press('Control+z');
    await expectDone(page, false, post);
    // The outbox stores an entry shortly after it is shown and deletes it once confirmed.
    await expect(async () => {
      expect(await waitUntilStill(() => countStoredWrites(page))).toBe(0);
    }).toPass();
    await page.reload();
    await expectDone(page, false, post);
  });
}
