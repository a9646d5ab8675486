import type { Page } from '@playwright/test';
import { registerNewMember, writeHeaders } from '../../support/browser/auth-actions';
import { expect, test } from '../../support/browser/fixtures';

const NAMES =
  '.people-list a, .people-arches a, .post-head > a:first-child, .post-head > bdi, h1.wrap-anywhere, .notification p a, .quote b, .choice .fill > b, .status-message h2';

/** Gives every name on the page 60 letters without a break, the longest that the service accepts. */
const lengthenNames = (page: Page) =>
  page.evaluate((names) => {
    for (const name of document.querySelectorAll(names)) name.textContent = 'W'.repeat(60);
  }, NAMES);

/** Buttons, headings and times that reach beyond the window or their card, or under the menu of their post. */
const pushedOut = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main .btn, main h1:not(.visually-hidden), main time, main .status-message > *',
      ),
    ]
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const end = part.matches('h1') ? Math.max(right, left + part.scrollWidth) : right;
        const card = part.closest('.post, .choice')?.getBoundingClientRect().right ?? innerWidth;
        const menu = part.matches('time') && part.closest('.post-head')?.querySelector('.post-more');
        const limit = menu ? menu.getBoundingClientRect().left : Math.min(card, innerWidth);
        return part.checkVisibility() && end > limit + 1;
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
  for (const path of [
    '',
    'explore',
    'explore?q=a&kind=people',
    'notifications',
    'u/ada',
    'apps/chat',
    'explore?q=zzqx',
  ]) {
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
    await expect(page.locator('.reference')).toBeVisible();
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

test('a long unbroken name of a group breaks in its request, and leaves the empty field one line high', async ({
  page,
  signIn,
  openAnother,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'demo');
  const stranger = await openAnother();
  await registerNewMember(stranger, 'lanterns-at-dusk-9');
  const name = 'W'.repeat(60);
  const data = { name, members: ['ines'] };
  const headers = await writeHeaders(stranger);
  const answer = await stranger.request.post('/api/v1/conversations', { headers, data });
  await expect(answer).toBeOK();
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/webapp/apps/chat?conversation=${id}&box=requests`);
  const request = page.getByRole('group', { name: 'Request' });
  await expect(request).toContainText(name);
  expect(await request.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expect(page.getByRole('log')).toHaveText('No messages yet');
  await request.getByRole('button', { name: 'Accept' }).click();
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeVisible();
  expect((await field.boundingBox())?.height).toBe(44);
  await page.goto('/webapp/apps/chat');
  for (const one of [page, stranger]) {
    const left = await one.request.delete(`/api/v1/conversations/${id}/membership`, {
      headers: await writeHeaders(one),
    });
    await expect(left).toBeOK();
  }
});
