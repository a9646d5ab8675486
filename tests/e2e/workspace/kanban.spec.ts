import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { waitUntilStill } from '../../support/browser/wait';

const title = 'Ask the baker about early bread';
const column = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, name: string) => column(page, name).getByRole('link', { name: title });

test('a card moved by mouse appears moved in a second tab and after a reload', async ({ page, context }) => {
  await page.goto('/webapp/tasks/kanban');
  await expect(card(page, 'To do')).toBeVisible();
  await column(page, 'To do')
    .getByRole('listitem')
    .filter({ hasText: title })
    .dragTo(column(page, 'Done').getByRole('listitem').first(), { sourcePosition: { x: 60, y: 8 } });
  await expect(card(page, 'Done')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/webapp/tasks/kanban');
  await other.reload();
  await expect(card(other, 'Done')).toBeVisible();
  await card(other, 'Done').click();
  await expect(other).toHaveURL(/tasks\/view-details\?task=/);
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
});

/** Adds copies of a stored task to its column, on this device. */
const addCopies = (page: Page, count: number) =>
  page.evaluate(async (copies) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The disk did not answer'));
      });
    const database = await answer(indexedDB.open('plaza-sample'));
    const stored: { collection: string; record: object }[] = await answer(
      database.transaction('changes').objectStore('changes').getAll(),
    );
    const task = stored.find(({ collection }) => collection === 'tasks');
    const changes = database.transaction('changes', 'readwrite').objectStore('changes');
    for (let number = 1; number <= copies; number += 1) {
      const id = crypto.randomUUID();
      const record = { ...task?.record, id, order: 100 + number, title: `Lamp ${number}` };
      await answer(changes.put({ ...task, id, record }));
    }
    database.close();
  }, count);

test('a card is moved by mouse into a long column, which mounts few cards', async ({ page }) => {
  await page.goto('/webapp/tasks/kanban');
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Move to Done' }).click();
  await expect(card(page, 'Done')).toBeVisible();
  await expect(page.getByText('Moved to Done', { exact: true })).toBeVisible();
  await addCopies(page, 300);
  await page.reload();
  const list = column(page, 'Done').getByRole('list', { name: 'Done' });
  await expect(list.getByRole('link', { name: 'New pump for the fountain' })).toBeVisible();
  expect(await list.getByRole('link').count()).toBeLessThan(40);
  await list.evaluate((element) => {
    element.scrollTop = element.scrollHeight / 2;
  });
  const target = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .nth(8);
  await expect(target).toBeVisible();
  const place = Number(await waitUntilStill(() => target.getAttribute('aria-posinset')));
  expect(place).toBeGreaterThan(100);
  const moved = column(page, 'To do').getByRole('listitem').first();
  const name = await moved.getByRole('link').innerText();
  await moved.dragTo(target, { sourcePosition: { x: 60, y: 8 }, targetPosition: { x: 60, y: 8 } });
  const dropped = list.getByRole('listitem').filter({ hasText: name });
  await expect(dropped).toHaveAttribute('aria-posinset', String(place));
});

test('a card held in the margin of the page scrolls the board to a column out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/webapp/tasks/kanban');
  const target = column(page, 'Done').getByRole('listitem').first();
  await expect(card(page, 'To do')).toBeVisible();
  await expect(target).not.toBeInViewport();
  const from = await column(page, 'To do').getByRole('listitem').filter({ hasText: title }).boundingBox();
  if (!from) throw new Error('The card has no box');
  await page.mouse.move(from.x + 60, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(696, from.y + 20, { steps: 8 });
  await expect(target).toBeInViewport({ ratio: 0.9 });
  const to = await target.boundingBox();
  if (!to) throw new Error('The column has no card');
  await page.mouse.move(to.x + 60, to.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect(card(page, 'Done')).toBeVisible();
});

test('the footer of a form stays in the dialog: Cancel, then Save at the end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [path, button] of [
    ['/tasks/kanban', 'Add task'],
    ['/apps/calendar', 'Add event'],
    ['/apps/Projects', 'New project'],
  ] as const) {
    await page.goto(`/webapp${path}`);
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog');
    const [frame, cancel, save] = await Promise.all(
      [
        dialog,
        dialog.getByRole('button', { name: 'Cancel' }),
        dialog.getByRole('button', { name: 'Save' }),
      ].map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
    );
    const end = (box = { x: 0, width: 0 }) => box.x + box.width;
    expect(end(cancel)).toBeLessThan(save?.x ?? 0);
    expect(end(frame) - end(save)).toBeLessThanOrEqual(24);
    expect((frame?.y ?? 0) + (frame?.height ?? 0) - (save?.y ?? 0) - (save?.height ?? 0)).toBeLessThanOrEqual(
      24,
    );
  }
});

test('a new column is in view, at the end of the board', async ({ page }) => {
  await page.goto('/webapp/tasks/kanban');
  for (const name of ['Fifth', 'Sixth']) {
    await page.getByRole('button', { name: 'Add column' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(column(page, name)).toBeInViewport({ ratio: 0.9 });
  }
});

test('the sign of the field for a new task is inside the field', async ({ page }) => {
  await page.goto('/webapp/tasks/kanban');
  const field = column(page, 'To do').getByRole('textbox', {
    name: 'New task in To do',
  });
  const box = await field.boundingBox();
  const sign = await field.locator('xpath=preceding-sibling::*').boundingBox();
  if (!box || !sign) throw new Error('the field is not drawn');
  expect(sign.y).toBeGreaterThan(box.y);
  expect(sign.y + sign.height).toBeLessThan(box.y + box.height);
});
