import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { pressControls, walkTabStops } from '../../support/browser/focus-walk';
import { installPaint } from '../../support/browser/paint';
import { visitedRoutes } from '../../support/browser/visited-routes';

const all = process.env['PLAZA_ALL'] !== undefined;
/** Pages with dialogs, drawers, pages of lists, removable rows, folders, steps and inline editing. */
const SHARE = new Set([
  '/ui/modals',
  '/ui/offcanvas',
  '/ui/pagination',
  '/tasks/view-details',
  '/invoices/create-invoice',
  '/apps/file-manager',
  '/forms/wizard',
  '/forms/select',
]);
const [MAX_STOPS, MAX_PRESSES] = all ? ([60, 60] as const) : ([30, 8] as const);

test.describe.configure({ mode: 'parallel' });

// At 360 px the bar and the dock cover most. Reduced motion is where overlays once stayed.
for (const { path, member } of visitedRoutes()) {
  if (!all && !SHARE.has(path)) continue;
  test(`${path}: tab stops show a ring and presses keep the focus`, async ({ visit }) => {
    test.setTimeout(120_000);
    const page = await visit(path, { reducedMotion: true, narrow: true, ...(member ? { who: 'demo' } : {}) });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 });
    expect(await walkTabStops(page, MAX_STOPS)).toEqual([]);
    expect(await pressControls(page, MAX_PRESSES)).toEqual([]);
  });
}

const textContrast = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const { paint } = window;
    const ground = paint?.groundOf(element);
    return paint && ground ? paint.contrast(paint.parse(getComputedStyle(element).color), ground) : 0;
  });

test('hovered and pressed buttons keep their text', async ({ visit }) => {
  const page = await visit('/ui/buttons', { reducedMotion: true });
  await installPaint(page);
  for (const card of ['Solid', 'Soft', 'Outline']) {
    const buttons = page.getByRole('article', { name: card, exact: true }).locator('.btn:not(.btn-quiet)');
    for (const button of await buttons.all()) {
      const name = `${card} ${await button.innerText()}`;
      await button.hover();
      expect(await textContrast(button), `${name}, hovered`).toBeGreaterThan(4.5);
      await page.mouse.down();
      expect(await textContrast(button), `${name}, pressed`).toBeGreaterThan(4.5);
      await page.mouse.up();
    }
  }
});
