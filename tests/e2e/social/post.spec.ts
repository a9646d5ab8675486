import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startWithSettings } from '../../support/browser/change-settings';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { readStorage } from '../../support/browser/read-storage';

const field = (page: Page) => page.getByLabel('What’s happening on your square');
const firstPost = (page: Page) => page.getByRole('article').first();

const photo = async () => ({
  name: 'lamp.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0e6e5a' } })
    .withExif({ IFD0: { Make: 'Camera of Ines' } })
    .jpeg()
    .toBuffer(),
});

async function addPicture(page: Page, alt: string): Promise<void> {
  await page.getByLabel('Choose pictures').setInputFiles(await photo());
  await page.getByLabel('Description of picture 1').fill(alt);
}

/** By a finger, in the middle of the window. */
async function pullDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: width / 2, y }],
    });
  await touch('touchStart', height / 3);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', height / 3 + step * 20);
  await touch('touchEnd');
}

test('a picture is posted with its description and without its metadata', async ({
  page,
  signIn,
  openAnother,
}) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/post');
  const text = `Lamp seven ${Date.now()}`;
  await field(page).fill(text);
  await addPicture(page, 'A lamp on a green wall');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.waitForURL(/\/post\/[\w-]+$/);
  const other = await openAnother('ada');
  await other.goto(page.url());
  const picture = firstPost(other).getByRole('img', { name: 'A lamp on a green wall' });
  await expect(picture).toBeVisible();
  const response = await other.request.get((await picture.getAttribute('src')) ?? '');
  expect(response.headers()['content-type']).toBe('image/webp');
  expect((await response.body()).includes('Camera of Ines')).toBe(false);
  const shownAddress = () =>
    picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc, location.href).search);
  await expect.poll(shownAddress, 'the column is narrower than the copy of 800 pixels').toBe('?width=800');
  await picture.click();
  const dialog = other.getByRole('dialog', { name: 'Picture' });
  await expect(dialog).toContainText('A lamp on a green wall');
  await expectAccessible(other, 'dialog');
  const widthOf = async () => (await dialog.getByRole('img').boundingBox())?.width ?? 0;
  const fitted = await widthOf();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(widthOf).toBeGreaterThan(fitted * 1.2);
  await pullDown(other);
  await expect(dialog, 'a pull moves the zoomed picture').toBeVisible();
  await other.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await picture.click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await pullDown(other);
  await expect(dialog).toBeHidden();
  await expect(other.getByRole('button', { name: 'A lamp on a green wall' })).toBeFocused();
});

test('a draft with picture, poll and thread survives a crash', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/post');
  await field(page).fill('Which lamp first?');
  await addPicture(page, 'Two lamps');
  await page.getByRole('button', { name: 'Poll' }).click();
  await page.getByLabel('Option 1').fill('The north one');
  await page.getByRole('button', { name: 'Add a post to the thread' }).click();
  await page.getByPlaceholder('Add another post').fill('Then the others');
  await expect.poll(() => readStorage(page, 'plaza-drafts')).toContain('Then the others');
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await page.context().newPage();
  await again.goto('/webapp/post');
  await expect(field(again)).toHaveValue('Which lamp first?');
  await expect(again.getByLabel('Description of picture 1')).toHaveValue('Two lamps');
  await expect(again.getByRole('group', { name: 'Pictures' }).getByRole('img')).toBeVisible();
  await expect(again.getByLabel('Option 1')).toHaveValue('The north one');
  await expect(again.getByPlaceholder('Add another post')).toHaveValue('Then the others');
  await again.getByLabel('Option 2').fill('The south one');
  await again.getByRole('button', { name: 'Post', exact: true }).click();
  await again.waitForURL(/\/post\/[\w-]+$/);
  await expect(again.getByRole('article')).toHaveCount(2);
});

test('an edit reaches other members live and lists the edit history', async ({
  page,
  signIn,
  openAnother,
}) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/post');
  const text = `The marekt opens ${Date.now()}`;
  await field(page).fill(text);
  await field(page).press('Control+Enter');
  await page.waitForURL(/\/post\/[\w-]+$/);
  const other = await openAnother('ada');
  await other.goto(page.url());
  await expect(firstPost(other)).toContainText('marekt');
  await firstPost(page).getByRole('button', { name: 'More post actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edited = page.getByRole('dialog').getByLabel('Text');
  await edited.fill(`${text} @`);
  await edited.pressSequentially('a');
  const lastPerson = page.getByRole('listbox', { name: 'People' }).getByRole('option').last();
  // The body of the dialog would cut the list.
  await expect(lastPerson).toBeInViewport({ ratio: 1 });
  await lastPerson.click();
  await expect(edited).toHaveValue(new RegExp(`^${text} @\\w+ $`));
  await edited.fill(text.replace('marekt', 'market'));
  await expectAccessible(page, 'dialog');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(firstPost(page)).toContainText('The market opens');
  await expect(firstPost(other)).toContainText('The market opens');
  await firstPost(other).getByRole('button', { name: 'edited' }).click();
  const history = other.getByRole('dialog', { name: 'Edit history' });
  await expect(history.locator('ins')).toHaveText('market ');
  await expectAccessible(other, 'dialog');
});

test('a post can be scheduled, cancelled and restored', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/post');
  const text = `Lanterns at dusk ${Date.now()}`;
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Publish later' }).click();
  await page.getByRole('button', { name: 'Set time' }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.waitForURL(/\/scheduled$/);
  const waiting = page.getByRole('listitem').filter({ hasText: text });
  await expect(waiting).toBeVisible();
  await expectAccessible(page, 'main');
  await waiting.getByRole('button', { name: 'Cancel post' }).click();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toHaveCount(1);
  await waiting.getByRole('button', { name: 'Cancel post' }).click();
  await expect(waiting).toHaveCount(0);
});

test('the page stays where it is at the end of the emoji', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'demo');
  await page.goto('/webapp/post');
  await page.getByRole('button', { name: 'Emoji' }).click();
  const grid = page.getByRole('group', { name: 'Emoji' });
  await grid.hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return grid.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
    })
    .toBeLessThan(1);
  await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, 400);
  await expect(grid).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const { path, width } of [
  { path: '/webapp/post', width: 360 },
  { path: '/webapp/', width: 1280 },
])
  test(`the row of the send button has room for the saved draft, in German at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, 'demo');
    await startWithSettings(page, { version: 1, language: 'de' });
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Was ist los' }).fill('Hallo zusammen');
    const footer = page.getByRole('region', { name: 'Beitrag schreiben' });
    await expect(footer.getByText('Entwurf gespeichert')).toBeVisible();
    const middle = async (name: RegExp) => {
      const box = await footer.getByRole('button', { name }).boundingBox();
      return box && box.y + box.height / 2;
    };
    expect(await middle(/^Posten/)).toBe(await middle(/^Publikum/));
  });
