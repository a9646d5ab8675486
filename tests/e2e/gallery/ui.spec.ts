import { startWithSettings } from '../../support/browser/change-settings';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';

test('a toast appears at the top right, pauses under the pointer and takes the focus by shortcut', async ({
  page,
}) => {
  await page.goto('/webapp/ui/notifications');
  const card = page.getByRole('article', { name: 'Types' });
  const toast = page.getByRole('group').filter({ hasText: 'Tram 4 turns early' });
  await card.getByRole('button', { name: 'Info' }).click();
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && width - (box.x + box.width), 'at the right').toBeLessThan(40);
  expect(box?.y, 'at the top').toBeLessThan(120);

  await toast.hover();
  const timer = page.locator('.Toastify__progress-bar');
  await expect(timer, 'pauses under the pointer').toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(4, 400);
  await expect(timer).toHaveCSS('animation-play-state', 'running');
  await expect(toast).toBeHidden();

  await card.getByRole('button', { name: 'Error' }).click();
  await expect(page.getByRole('group').filter({ hasText: 'Not saved' })).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(page.locator(':focus')).toContainText('Not saved');
});

test('a toast gives its action a row of its own where the words beside it would break', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await startWithSettings(page, { version: 1, language: 'de' });
  await page.goto('/webapp/apps/notes');
  await page.getByRole('link', { name: 'Bread for forty' }).click();
  await page.getByRole('button', { name: 'Mehr zu Bread for forty' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  const toast = page.getByRole('group').filter({ hasText: 'Notiz gelöscht' });
  const action = await toast.getByRole('button', { name: 'Rückgängig' }).boundingBox();
  const words = await toast.getByText('Notiz gelöscht').boundingBox();
  expect(action?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
});

test('a dialog traps the focus and returns it on close', async ({ page }) => {
  await page.goto('/webapp/ui/modals');
  const opener = page.getByRole('button', { name: 'Reserve a stall' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Reserve a stall' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    // Past the last button focus may reach the browser's own UI, never the page behind.
    const isTrapped = await dialog.evaluate(
      (box) => document.activeElement === document.body || box.contains(document.activeElement),
    );
    expect(isTrapped).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu works by arrow keys and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/webapp/ui/dropdowns');
  const card = page.getByRole('article', { name: 'Headers, dividers and text' });
  const toggle = card.getByRole('button', { name: 'This post' });
  await toggle.press('ArrowDown');
  await expect(card.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toContainText('copy');
  await expect(toggle).toBeFocused();
  await toggle.click();
  const box = await card.getByRole('menu').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('overlays have no axe violations in both schemes', async ({ page }) => {
  await page.goto('/webapp/ui/modals');
  await page.getByRole('article', { name: 'Alert modals' }).getByRole('button', { name: 'Say it' }).click();
  await expectAccessible(page, 'dialog[open]');
  await page.evaluate(() => document.documentElement.setAttribute('data-bs-theme', 'dark'));
  await expectAccessible(page, 'dialog[open]');
});

test('a dialog that requires an answer ignores Esc', async ({ page }) => {
  await page.goto('/webapp/ui/modals');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep the lamps on all night?' });
  // Chromium closes a dialog on the second Esc even when its cancel event was prevented.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Answer: yes')).toBeVisible();
});

test('buttons of a modal do not touch; at night a chosen segment is lighter than its track', async ({
  page,
}) => {
  await startWithSettings(page, { version: 1, theme: 'dark' });
  await page.goto('/webapp/ui/modals');
  const chosen = page.getByRole('radio', { name: 'Always' }).locator('xpath=ancestor::label');
  const track = chosen.locator('xpath=ancestor::*[contains(@class, "segmented-control")]');
  const lightness = (part: typeof chosen) =>
    part.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .reduce((sum, value) => sum + Number(value), 0),
    );
  expect(await lightness(chosen)).toBeGreaterThan(await lightness(track));
  await page.getByRole('button', { name: 'Reserve a stall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reserve a stall' });
  const [later, reserve] = await Promise.all([
    dialog.getByRole('button', { name: 'Not now' }).boundingBox(),
    dialog.getByRole('button', { name: 'Reserve' }).boundingBox(),
  ]);
  expect((reserve?.x ?? 0) - (later?.x ?? 0) - (later?.width ?? 0)).toBeGreaterThanOrEqual(8);
});

test('no choice stands alone below the others of its control', async ({ page }) => {
  for (const width of [360, 600]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [path, legend, count] of [
      ['notifications', 'Place', 6],
      ['typography', 'Element', 12],
      ['dropdowns', 'Direction', 5],
    ] as const) {
      await page.goto(`/webapp/ui/${path}`);
      const choices = page.getByRole('group', { name: legend, exact: true }).getByRole('radio');
      await expect(choices).toHaveCount(count);
      const tops = await choices.evaluateAll((radios) =>
        radios.map((radio) => radio.closest('label')?.getBoundingClientRect().top),
      );
      const alone = tops.filter((top) => tops.filter((other) => other === top).length === 1);
      expect(alone, `${legend} at ${width} px`).toEqual([]);
    }
  }
});
