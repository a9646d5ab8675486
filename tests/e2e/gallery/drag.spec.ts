import { expect, expectAccessible, test } from '../../support/browser/fixtures';

test('drags an item to another list by mouse and by long press', async ({ page }) => {
  await page.goto('/webapp/extended/dragula');
  const card = page.getByRole('article', { name: /^Between containers/ });
  const cart = card.getByRole('list', { name: 'On the cart' });
  await card.getByRole('button', { name: 'Move Tent' }).dragTo(cart);
  await expect(cart.getByRole('listitem')).toHaveText(['Lamp', 'Tent']);
  await expect(card.getByRole('status')).toHaveText('Tent dropped: On the cart, 2 of 2.');

  const list = page.getByRole('list', { name: 'Stalls', exact: true });
  const bread = list.getByRole('button', { name: 'Move Bread' });
  await bread.scrollIntoViewIfNeeded();
  const from = await bread.boundingBox();
  const to = await list.getByRole('button', { name: 'Move Cheese' }).boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  const touch = await page.context().newCDPSession(page);
  const point = { x: from.x + 40, y: from.y + 20 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(bread).toHaveAttribute('aria-pressed', 'true');
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ x: point.x, y: to.y + to.height - 4 }],
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(list.getByRole('listitem').nth(2)).toHaveText('Bread');
});

test('dragula has no axe violations, also during a drag', async ({ page }) => {
  await page.goto('/webapp/extended/dragula');
  const leek = page.getByRole('article', { name: /^Nested/ }).getByRole('button', { name: 'Move Leek' });
  await expect(leek).toBeVisible();
  await expectAccessible(page, 'main');
  await leek.press('Space');
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'main');
});
