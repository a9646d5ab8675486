import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { onDisk } from '../support/outbox-disk';
import { openFeed, write } from '../support/square';

interface Deed {
  /** Does it on a page that shows it undone. */
  act: (page: Page) => Promise<unknown>;
  /** What the toast says. */
  said: RegExp;
  /** Whether the page shows it done. */
  expectDone: (page: Page, done: boolean) => Promise<unknown>;
  /** Where it is seen; the feed where left out. */
  path?: string;
}

const firstPost = (page: Page) => page.getByRole('article').first();
const pressed = (name: RegExp) => (page: Page, done: boolean) =>
  expect(firstPost(page).getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', String(done));
const press = (name: RegExp) => (page: Page) => firstPost(page).getByRole('button', { name }).first().click();
const choose = async (page: Page, menu: RegExp, item: RegExp) => {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Of an own post that was written a moment ago, and of a person. */
const deeds: Record<string, Deed> = {
  like: { act: press(/^Like,/), said: /^Liked/, expectDone: pressed(/^Like,/) },
  bookmark: { act: press(/^Bookmark$/), said: /^Bookmarked/, expectDone: pressed(/^Bookmark$/) },
  repost: {
    act: (page) => choose(page, /^Repost,/, /^Repost/),
    said: /^Reposted/,
    expectDone: (page, done) =>
      expect(firstPost(page).getByRole('button', { name: done ? 'Repost, 1' : 'Repost, 0' })).toBeVisible(),
  },
  delete: {
    act: async (page) => {
      await choose(page, /^More about this post$/, /^Delete/);
      const sure = page.getByRole('dialog').getByRole('button', { name: /Delete/ });
      if (await sure.isVisible()) await sure.click();
    },
    said: /^Post deleted/,
    expectDone: (page, done) =>
      expect(page.getByRole('article').filter({ hasText: 'Taken back' })).toHaveCount(done ? 0 : 1),
  },
  follow: {
    path: '/webapp/u/teo',
    act: (page) =>
      page
        .getByRole('button', { name: /^Follow/ })
        .first()
        .click(),
    said: /follow/,
    expectDone: (page, done) =>
      expect(page.getByRole('button', { name: /^Follow/ }).first()).toHaveAttribute(
        'aria-pressed',
        String(done),
      ),
  },
  mute: {
    path: '/webapp/u/teo',
    act: (page) => choose(page, /^More about /, /^Mute @/),
    said: /is muted/,
    expectDone: (page, done) =>
      expect(page.getByRole('main').getByText('Muted', { exact: true })).toHaveCount(done ? 1 : 0),
  },
};

for (const [name, { act, said, expectDone, path }] of Object.entries(deeds)) {
  test(`${name} is taken back by its toast and by Ctrl+Z`, async ({ page, signIn }) => {
    await signIn(page, 'ada');
    const text = `Taken back ${Date.now()}`;
    if (path) await page.goto(path);
    else {
      await openFeed(page);
      await write(page, text);
    }
    await expectDone(page, false);
    await act(page);
    await expectDone(page, true);
    const toast = page.getByRole('status').filter({ hasText: said });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expectDone(page, false);
    await act(page);
    await expectDone(page, true);
    await page.keyboard.press('Control+z');
    await expectDone(page, false);
    // A deed is on disk a moment after it is shown, and off it once it is done.
    await page.waitForTimeout(1_500);
    await expect.poll(() => onDisk(page)).toBe(0);
    await page.reload();
    await expectDone(page, false);
  });
}
