import type { Locator, Page } from '@playwright/test';
import { startWithSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';

/** By how many pixels the page is higher than the window. */
const scrollable = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

/** Top and bottom of a visible part, in CSS pixels. */
async function edgesOf(part: Locator): Promise<{ top: number; bottom: number }> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
}

test('signing in takes no scrolling in a window of 800 px or more', async ({ visit }) => {
  const page = await visit('/auth/login');
  await expect(page.getByRole('region', { name: 'About Plaza' }).getByRole('listitem').last()).toBeVisible();
  for (const height of [900, 800]) {
    await page.setViewportSize({ width: 1280, height });
    expect(await scrollable(page), `at ${height} px`).toBe(0);
  }
});

test('the footer below own messages ends with the window', async ({ visit }) => {
  const page = await visit('/apps/chat', { who: 'demo' });
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect.poll(async () => (await edgesOf(footer)).bottom).toBeGreaterThan(890);
  expect(await scrollable(page)).toBe(0);
});

test('a switch of the chat has its hint below', async ({ visit }) => {
  const page = await visit('/apps/chat?sample=true&settings=true', { who: 'demo' });
  const dialog = page.getByRole('dialog', { name: 'Chat settings' });
  const label = await edgesOf(dialog.getByText('Notices outside the page'));
  expect(label.bottom - label.top).toBeLessThan(30);
  const hint = await edgesOf(dialog.getByText('Shows more messages on the screen.'));
  expect(hint.top).toBeGreaterThanOrEqual((await edgesOf(dialog.getByText('Compact view'))).bottom);
});

test('on a phone, the buttons of an invoice fill their lines', async ({ visit }) => {
  const page = await visit('/invoices/create-invoice', { narrow: true });
  const boxOf = async (part: Locator) => {
    await expect(part).toBeVisible();
    return (await part.boundingBox()) ?? { x: 0, width: 0 };
  };
  const form = page.getByRole('form', { name: 'Invoice' });
  const cancel = await boxOf(form.getByRole('link', { name: 'Cancel' }));
  const preview = await boxOf(form.getByRole('button', { name: 'Preview' }));
  const save = await boxOf(form.getByRole('button', { name: 'Save invoice' }));
  expect([save.x, save.x + save.width]).toEqual([cancel.x, preview.x + preview.width]);
});

test('on a phone, all plans are beside each other', async ({ visit }) => {
  const page = await visit('/pages/pricing', { narrow: true });
  const table = page.getByRole('region', { name: 'Compare plans' });
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: 'Town hall' })).toBeInViewport({ ratio: 1 });
});

test('on a phone, the duration of a poll is beside its label', async ({ visit }) => {
  const page = await visit('/post', { who: 'demo', narrow: true });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Poll' }).click();
  const label = await edgesOf(main.getByText('Open for'));
  const choice = await edgesOf(main.getByLabel('Open for'));
  expect(label.top).toBeGreaterThan(choice.top);
  expect(label.bottom).toBeLessThan(choice.bottom);
});

test('a strip fades towards the side that has more, and not around the focus', async ({ visit }) => {
  const page = await visit('/ui/accordions', { narrow: true });
  const strip = page.getByRole('navigation', { name: 'Base UI' }).getByRole('list');
  const fades = () =>
    strip.evaluate((list) => {
      const { maskImage } = getComputedStyle(list);
      const value = (name: string) => getComputedStyle(list).getPropertyValue(name);
      return maskImage === 'none' ? 'none' : [value('--fade-start'), value('--fade-end')];
    });
  const scrollTo = (at: 'start' | 'end') =>
    strip.evaluate((list, to) => (list.scrollLeft = to === 'start' ? 0 : list.scrollWidth), at);
  await expect.poll(fades).toEqual(['0px', '32px']);
  await scrollTo('end');
  await expect.poll(fades).toEqual(['32px', '0px']);
  await strip.getByRole('link', { name: 'Accordions' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(fades).toBe('none');
});

test('cells of a table keep their words whole on the smallest phone', async ({ visit }) => {
  const page = await visit('/tables/basic', { narrow: true });
  await page.setViewportSize({ width: 320, height: 640 });
  const cells = page.getByRole('table', { name: 'Striped takings' }).getByRole('columnheader');
  await expect(cells).toHaveCount(4);
  const lines = () =>
    cells.evaluateAll((all) => {
      const text = document.createRange();
      return all.map((cell) => {
        text.selectNodeContents(cell);
        return text.getClientRects().length;
      });
    });
  await expect.poll(lines).toEqual([1, 1, 1, 1]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
});

test('a strip that shows all does not fade', async ({ visit }) => {
  const page = await visit('/tables/basic');
  const strip = page.getByRole('navigation', { name: 'Tables' }).getByRole('list');
  await expect(strip).toBeVisible();
  await expect(strip).toHaveCSS('--fade-end', '0px');
});

test('the bar of a selection stays within the window in long words, too', async ({ page }) => {
  await startWithSettings(page, { version: 1, orientation: 'vertical', language: 'de' });
  await page.setViewportSize({ width: 1000, height: 760 });
  await page.goto('/webapp/apps/email');
  await page.getByRole('main').getByRole('listitem').getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await expect(bar.getByRole('button', { name: 'Archivieren' })).toBeVisible();
  await expect(bar.getByText('Archivieren')).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Auswahl aufheben' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1600, height: 760 });
  await expect(bar.getByText('Archivieren')).toBeVisible();
});

test('on a phone, an open email has all its buttons within its edges', async ({ visit }) => {
  const page = await visit('/apps/email', { narrow: true });
  await page.getByRole('link', { name: /Lamps for the winter market/ }).click();
  const message = page.getByRole('region', { name: 'Message' });
  await expect(message.getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 });
  expect(await message.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
});

test('beside the sidebar, tiles fill their rows and faces leave the size of a file legible', async ({
  page,
}) => {
  await startWithSettings(page, { version: 1, orientation: 'vertical' });
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/webapp/wallet');
  const tops = await Promise.all(
    ['Balance', 'Sales', 'Spent', 'Pending'].map(async (name) => {
      const heading = page.getByRole('heading', { name, exact: true });
      return Math.round((await edgesOf(heading)).top);
    }),
  );
  const [first, , second] = tops;
  expect(tops, 'two and two').toEqual([first, first, second, second]);

  await page.goto('/webapp/apps/file-manager');
  const file = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Photo walks' }) });
  const faces = file.getByRole('img', { name: /^Shared with/ });
  expect((await edgesOf(faces)).top).toBeGreaterThanOrEqual((await edgesOf(file.locator('time'))).bottom);
});

test('a post is edited in a field as high as its text', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/u/ines');
  await page.getByRole('article').first().getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const text = page.getByRole('dialog', { name: 'Edit post' }).getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(/\S/);
  await expect.poll(() => text.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
});

test('in a low window, every field of a new email can be whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/webapp/apps/email');
  await page.getByRole('button', { name: 'Compose' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  for (const part of [
    dialog.getByRole('textbox', { name: 'Subject' }),
    dialog.getByRole('button', { name: 'Send', exact: true }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.95 });
  }
});

test('the dates of a filter end before their buttons', async ({ page }) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/webapp/invoices');
    await page.getByRole('button', { name: /^Issued filter/ }).click();
    const filter = page.getByRole('dialog');
    for (const name of ['From', 'To']) {
      const field = filter.getByRole('group', { name, exact: true });
      const year = await field.getByRole('spinbutton').last().boundingBox();
      const opener = filter.getByRole('button', { name: new RegExp(`^calendar of ${name}`, 'i') });
      const icon = await opener.locator('svg').boundingBox();
      expect((year?.x ?? 0) + (year?.width ?? Infinity), `at ${width} px`).toBeLessThan(icon?.x ?? 0);
    }
  }
});
