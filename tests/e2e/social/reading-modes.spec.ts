import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { listNotifications } from '@contract/notification/notification';
import { readPublicSquare } from '@contract/public';
import { getThread } from '@contract/post/thread';
import { changeSettings, startWithSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';

const NAME = 'מיה לוי';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const style = (target: Locator, name: string, pseudo?: '::before') =>
  target.evaluate((element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property), [
    name,
    pseudo,
  ] as const);

/** Left edge of a part of the text, in viewport pixels. */
const leftOf = (target: Locator, part: string) =>
  target.evaluate((element, words) => {
    const text = element.firstChild;
    const at = text?.textContent?.indexOf(words) ?? -1;
    if (!text || at < 0) throw new Error(`No text "${words}"`);
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    return range.getBoundingClientRect().left;
  }, part);

/** A liked post with a voted poll, five minutes old; the service's own post is not changed. */
async function openVotedPost(page: Page): Promise<Locator> {
  await page.route('**/api/v1/posts/*/thread?*', async (route) => {
    const response = await route.fetch();
    const thread = z.parse(getThread.response, await response.json());
    const { post } = thread;
    const options = [
      { text: 'By the fountain', votes: 3 },
      { text: 'Under the arches', votes: 1 },
    ];
    await route.fulfill({
      response,
      json: {
        ...thread,
        post: {
          ...post,
          author: { ...post.author, name: NAME },
          createdAt: minutesAgo(5),
          own: { liked: true, reposted: false, bookmarked: false },
          poll: { options, closesAt: minutesAgo(1), closed: true, ownChoice: 0 },
          revision: post.revision + 1000,
        },
      },
    });
  });
  const square = await (await page.request.get('/api/v1/public/square')).json();
  const [post] = z.parse(readPublicSquare.response, square).items;
  if (!post) throw new Error('The square is empty');
  await page.goto(`/webapp/post/${post.id}`);
  const article = page.getByRole('article', { name: NAME }).first();
  await expect(article).toBeVisible();
  return article;
}

test('forced colours keep the vote, the like and unread notifications visible', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'demo');
  const post = await openVotedPost(page);
  const options = post.getByRole('group', { name: 'Poll' }).locator('> div');
  const chosen = options.filter({ hasText: 'your vote' });
  const other = options.filter({ hasNotText: 'your vote' });
  expect(await style(chosen, 'border-top-color')).not.toBe(await style(other, 'border-top-color'));
  expect(await style(other, 'background-image'), 'the bar shows the share').toContain('25%');
  await expect(post.getByRole('button', { name: /^Like/, pressed: true })).toHaveCSS(
    'outline-style',
    'solid',
  );
  await expect(post.getByRole('button', { name: 'Bookmark', pressed: false })).toHaveCSS(
    'outline-style',
    'none',
  );

  await page.route('**/api/v1/notifications/read', (route) => route.fulfill({ json: { done: true } }));
  await page.route(/\/api\/v1\/notifications(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const list = z.parse(listNotifications.response, await response.json());
    const items = list.items.map((item, index) => ({ ...item, read: index > 0 }));
    await route.fulfill({ response, json: { ...list, items } });
  });
  await page.goto('/webapp/notifications');
  const unread = page.getByRole('listitem').filter({ hasText: 'New: ' }).first();
  await expect(unread).toBeVisible();
  expect(await style(unread, 'background-color', '::before')).not.toBe(
    await style(unread, 'background-color'),
  );

  await page.goto('/webapp/notifications/settings');
  const current = (navigation: string) =>
    page.getByRole('navigation', { name: navigation }).getByRole('link', { name: 'Notifications' });
  await expect(current('Settings')).toHaveCSS('outline-style', 'solid');
  await expect(current('Breadcrumb'), 'a crumb is no choice').toHaveCSS('outline-style', 'none');
});

test('right to left, bars grow from the right and times keep their order', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  const post = await openVotedPost(page);
  await changeSettings(page, { direction: 'rtl' });
  const bar = post.getByRole('group', { name: 'Poll' }).locator('> div').last();
  await expect.poll(() => style(bar, 'background-image')).toContain('-90deg');
  const name = await post.getByRole('link', { name: NAME }).boundingBox();
  const time = await post.locator('time').first().boundingBox();
  expect(time?.x, 'the time follows the name').toBeLessThan(name?.x ?? 0);

  await page.goto('/webapp/notifications');
  const ago = page
    .getByRole('main')
    .getByText(/^\d+ \w+ ago$/)
    .first();
  await expect(ago).toBeVisible();
  const [count = ''] = /^\d+/.exec(await ago.innerText()) ?? [];
  expect(await leftOf(ago, count), 'the number comes first').toBeLessThan(await leftOf(ago, 'ago'));
});

test('right to left, lists begin at the right, arrows are at the left, amounts keep their order', async ({
  page,
}) => {
  await startWithSettings(page, { version: 1, direction: 'rtl', orientation: 'vertical' });
  await page.goto('/webapp/ui/list-group');
  await expect(page.getByRole('button', { name: 'East gate' })).toHaveCSS('text-align', 'right');

  const [control, letter] = await page.locator('header kbd').all();
  const [first, second] = [await control?.boundingBox(), await letter?.boundingBox()];
  expect(first?.x, 'Ctrl comes before K').toBeLessThan(second?.x ?? 0);

  await page.getByRole('button', { name: 'Show code' }).first().click();
  const code = page.getByRole('region', { name: /^Source of/ }).locator('code');
  await expect(code, 'source is never mirrored').toHaveCSS('direction', 'ltr');

  await page.goto('/webapp/wallet');
  const rows = page.getByLabel('Rows');
  await expect(rows).toHaveCSS('padding-left', '36px');
  await expect(rows).toHaveCSS('background-position-x', '12px');

  await page.setViewportSize({ width: 360, height: 780 });
  const amount = page.getByRole('main').getByText(/^-\$/).filter({ visible: true }).first();
  await expect(amount).toBeVisible();
  expect(await leftOf(amount, '-'), 'the sign comes first').toBeLessThan(await leftOf(amount, '$'));
});
