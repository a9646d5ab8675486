import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { countStoredWrites } from '../../support/browser/stored-outbox';
import { openFeed, writePost } from '../../support/browser/feed-actions';

interface Deed {
  /** Does it, on an own post or on the page of a person. */
  act: (page: Page, post: Locator) => Promise<unknown>;
  /** What the toast says. */
  said: RegExp;
  expectDone: (page: Page, done: boolean, post: Locator) => Promise<unknown>;
  /** Undoes it where somebody has done it before. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Where it is seen; the feed where left out. */
  path?: string;
}

const choose = async (page: Page, button: Locator, item: RegExp) => {
  await button.click();
  await page.getByRole('menuitem', { name: item }).click();
};
const toggle = (name: RegExp, said: RegExp): Deed => ({
  act: (_page, post) => post.getByRole('button', { name }).click(),
  said,
  expectDone: (_page, done, post) =>
    expect(post.getByRole('button', { name })).toHaveAttribute('aria-pressed', String(done)),
});
const followButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .first();

const deeds: Record<string, Deed> = {
  like: toggle(/^Like,/, /^Liked/),
  bookmark: toggle(/^Bookmark$/, /^Bookmarked/),
  repost: {
    act: (page, post) => choose(page, post.getByRole('button', { name: /^Repost,/ }), /^Repost/),
    said: /^Reposted/,
    expectDone: (_page, done, post) =>
      expect(post.getByRole('button', { name: done ? 'Repost, 1' : 'Repost, 0' })).toBeVisible(),
  },
  delete: {
    act: async (page, post) => {
      await choose(page, post.getByRole('button', { name: 'More post actions' }), /^Delete/);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    said: /^Post deleted/,
    expectDone: (_page, done, post) => expect(post).toHaveCount(done ? 0 : 1),
  },
  follow: {
    path: '/webapp/u/teo',
    prepare: async (page) => {
      if ((await followButton(page).getAttribute('aria-pressed')) === 'true')
        await followButton(page).click();
    },
    act: (page) => followButton(page).click(),
    said: /^You follow/,
    expectDone: (page, done) => expect(followButton(page)).toHaveAttribute('aria-pressed', String(done)),
  },
  mute: {
    path: '/webapp/u/teo',
    act: (page) =>
      choose(page, page.getByRole('button', { name: 'More actions for Teo' }).first(), /^Mute @/),
    said: /is muted/,
    expectDone: (page, done) =>
      expect(page.getByRole('main').getByText('Muted', { exact: true })).toHaveCount(done ? 1 : 0),
  },
};

for (const [name, { act, said, expectDone, prepare, path }] of Object.entries(deeds)) {
  test(`${name} is taken back by its toast and by Ctrl+Z`, async ({ page, signIn }) => {
    await signIn(page, 'ada');
    const text = `Taken back ${Date.now()}`;
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
    const toast = page.getByRole('status').filter({ hasText: said });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expectDone(page, false, post);
    await act(page, post);
    await expectDone(page, true, post);
    await page.keyboard.press('Control+z');
    await expectDone(page, false, post);
    // A deed is on disk a moment after it is shown, and off it once it is done.
    await page.waitForTimeout(1_500);
    await expect.poll(() => countStoredWrites(page)).toBe(0);
    await page.reload();
    await expectDone(page, false, post);
  });
}
