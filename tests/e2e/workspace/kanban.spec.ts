import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';

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
