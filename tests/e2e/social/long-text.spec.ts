import type { Page } from '@playwright/test';
import { writeHeaders } from '../../support/browser/auth-actions';
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

const publish = async (page: Page, post: object): Promise<string> => {
  const answer = await page.request.post('/api/v1/posts', { headers: await writeHeaders(page), data: post });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { id: string }).id;
};

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
  const poll = await publish(author, { text: 'Poll', poll: { options, minutes: 60 } });
  const warned = await publish(author, {
    text: 'Behind the warning',
    contentWarning: 'C'.repeat(200),
    quoteOf: poll,
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/webapp/post/${warned}`);
    await page.getByRole('main').getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('Behind the warning')).toBeVisible();
    await expect(page.locator('.quote')).toBeVisible();
    await lengthenNames(page);
    expect(await pushedOut(page), `the warning at ${width} px`).toEqual([]);
    await page.goto(`/webapp/post/${poll}`);
    await expect(page.getByRole('button', { name: 'Vote: short' })).toBeVisible();
    expect(await pushedOut(page), `the poll at ${width} px`).toEqual([]);
  }
  for (const id of [warned, poll]) {
    const headers = await writeHeaders(author);
    await expect(await author.request.delete(`/api/v1/posts/${id}`, { headers })).toBeOK();
  }
});
