import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';

const title = 'Ask the baker about early bread';
const column = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, name: string) => column(page, name).getByRole('link', { name: title });

test('a card moved with the mouse stays moved in a second tab and after a reload', async ({
  page,
  context,
}) => {
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
