import { expect, expectAccessible, test } from '../../support/browser/fixtures';

test('100,000 rows: only visible ones are rendered, sort and search cover all', async ({ page }) => {
  await page.goto('/webapp/tables/gridJs');
  const card = page.getByRole('article', { name: /^100,000 rows/ });
  await card.getByRole('button', { name: 'Make 100,000 rows' }).click();
  const table = card.getByRole('grid');
  await expect(table).toHaveAttribute('aria-rowcount', '100001', { timeout: 20_000 });
  const id = card.getByRole('button', { name: 'Id', exact: true });
  await id.click();
  await id.click();
  await expect(table.getByRole('row').nth(1)).toContainText('100000');
  expect(await table.locator('tr').count()).toBeLessThan(60);
  await card.getByRole('group', { name: /scrolls/ }).evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await expect(table.getByRole('row').last()).toHaveAttribute('aria-rowindex', '100001');
  await card.getByRole('searchbox').fill('tram driver kyoto');
  await expect(card.getByText(/employees match/)).toBeAttached();
});

test('columns are resized and moved by dragging, and the URL stores both', async ({ page }) => {
  await page.goto('/webapp/tables/gridJs?size=5');
  const table = page.getByRole('article', { name: /^Employees/ }).getByRole('grid');
  const head = table.getByRole('columnheader', { name: /^Position/ });
  const edge = table.getByRole('separator', { name: 'Width of Position' });
  const before = (await head.boundingBox())?.width ?? 0;
  const at = await edge.boundingBox();
  if (!at) throw new Error('The edge is not in the page');
  await page.mouse.move(at.x + at.width / 2, at.y + 10);
  await page.mouse.down();
  await page.mouse.move(at.x + at.width / 2 + 60, at.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.round(((await head.boundingBox())?.width ?? 0) - before))
    .toBeGreaterThan(40);
  await table.getByRole('columnheader', { name: /^Country/ }).dragTo(head);
  const order = () =>
    table.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.dataset['col']));
  await expect
    .poll(order)
    .toEqual([undefined, 'id', 'name', 'country', 'position', 'company', 'startDate', 'salaryCents']);
  await page.reload();
  await expect
    .poll(order)
    .toEqual([undefined, 'id', 'name', 'country', 'position', 'company', 'startDate', 'salaryCents']);
});

test('keys go through 100,000 rows, and Ctrl+C copies a range that the mouse marked', async ({ page }) => {
  await page.goto('/webapp/tables/gridJs');
  const card = page.getByRole('article', { name: /^100,000 rows/ });
  await card.getByRole('button', { name: 'Make 100,000 rows' }).click();
  const grid = card.getByRole('grid');
  const first = grid.getByRole('gridcell', { name: '1', exact: true });
  await first.click({ timeout: 20_000 });
  await page.keyboard.press('Control+End');
  await expect(grid.locator('tr[aria-rowindex="100001"] td:last-child')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(grid.locator('tr:focus-within')).toHaveAttribute('aria-rowindex', '99993');
  await page.keyboard.press('Control+Home');
  await expect(first).toBeFocused();

  const copied = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('copy', (event) =>
          resolve(event.clipboardData?.getData('text/plain') ?? ''),
        );
      }),
  );
  await first.hover();
  await page.mouse.down();
  await grid.locator('tr[aria-rowindex="3"] [data-col="name"]').hover();
  await page.mouse.up();
  await page.keyboard.press('Control+c');
  expect(await copied).toMatch(/^1\t\S+ \S+\r\n2\t\S+ \S+$/);
  await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
  await expectAccessible(page);
});
