import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';

const NAMES =
  '.people-list a, .people-arches a, .post-author, .post-handle, h1.wrap-anywhere, .notification p a, .quote b, .choice .fill > b';

/** Gives every name on the page 60 letters without a break, the longest that the service accepts. */
const lengthenNames = (page: Page) =>
  page.evaluate((names) => {
    for (const name of document.querySelectorAll(names)) name.textContent = 'W'.repeat(60);
  }, NAMES);

/** Buttons, headings and times that reach beyond the window or their card. */
const pushedOut = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main .btn, main h1:not(.visually-hidden), main time',
      ),
    ]
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const end = part.matches('h1') ? Math.max(right, left + part.scrollWidth) : right;
        const card = part.closest('.post, .choice')?.getBoundingClientRect().right ?? innerWidth;
        return part.checkVisibility() && end > Math.min(card, innerWidth) + 1;
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent),
  );

/** A request of the page's member. */
const request = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([way, address, json]) => {
      const token = Object.values(sessionStorage).find((value) => String(value).startsWith('ey'));
      const response = await fetch(`/api/v1${address}`, {
        method: way,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        ...(json !== undefined && { body: json }),
      });
      return (await response.json()) as { id: string };
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

test('long unbroken names push no button out, at 360 px and at 1280', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  for (const path of ['', 'explore', 'explore?q=a&kind=people', 'notifications', 'u/ada', 'apps/chat']) {
    await page.goto(`/webapp/${path}`);
    await expect(page.getByRole('main').locator(NAMES).first()).toBeAttached();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // A column may appear with the width.
      await expect(async () => {
        await lengthenNames(page);
        expect(await pushedOut(page), `${path} at ${width} px`).toEqual([]);
      }).toPass();
    }
  }
});

test('long unbroken words of warnings, polls and quotes break, and their buttons can be reached', async ({
  page,
  signIn,
  openAnother,
}) => {
  await signIn(page, 'demo');
  const author = await openAnother('ada');
  await author.goto('/webapp/');
  await expect(author.getByRole('article').first()).toBeVisible();
  const options = ['O'.repeat(80), 'short'];
  const poll = await request(author, 'POST', '/posts', { text: 'Poll', poll: { options, minutes: 60 } });
  const warned = await request(author, 'POST', '/posts', {
    text: 'Behind the warning',
    contentWarning: 'C'.repeat(200),
    quoteOf: poll.id,
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/webapp/post/${warned.id}`);
    await page.getByRole('main').getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('Behind the warning')).toBeVisible();
    await expect(page.locator('.quote')).toBeVisible();
    await lengthenNames(page);
    expect(await pushedOut(page), `the warning at ${width} px`).toEqual([]);
    await page.goto(`/webapp/post/${poll.id}`);
    await expect(page.getByRole('button', { name: 'Vote: short' })).toBeVisible();
    expect(await pushedOut(page), `the poll at ${width} px`).toEqual([]);
  }
  for (const { id } of [warned, poll]) await request(author, 'DELETE', `/posts/${id}`);
});
