import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { walkControls } from '../../support/browser/control-walk';
import { walkTabStops } from '../../support/browser/focus-walk';
import { installPaint } from '../../support/browser/paint';
import { visitedRoutes } from '../../support/browser/visited-routes';

const all = process.env['PLAZA_ALL'] !== undefined;
/** Pages with menus, dialogs, pages of lists, removable rows, folders and steps. */
const SHARE = new Set([
  '/apps/file-manager',
  '/explore',
  '/forms/wizard',
  '/invoices/create-invoice',
  '/notifications',
  '/ui/modals',
  '/ui/pagination',
]);
const [MAX_STOPS, MAX_PRESSES] = all ? ([60, 60] as const) : ([25, 12] as const);
/** What the pages of a member keep for other tests. */
const KEPT = 'delete|mute|report|remove|pin|accept|decline|approve|publish|^post|^send|leave';

test.describe.configure({ mode: 'parallel' });

for (const { path, member } of visitedRoutes()) {
  if (!all && !SHARE.has(path)) continue;
  // At 360 px the bar and the dock cover most.
  test(`${path}: tab stops show a ring`, async ({ visit }) => {
    test.setTimeout(60_000);
    const page = await visit(path, { reducedMotion: true, narrow: true, ...(member ? { who: 'demo' } : {}) });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 });
    expect(await walkTabStops(page, MAX_STOPS)).toEqual([]);
  });

  // Reduced motion is where overlays once stayed. A page of its own: presses change the sample data.
  test(`${path}: presses keep the focus, and axe finds nothing in what opens`, async ({
    page,
    signIn,
    expectConsole,
  }) => {
    test.setTimeout(150_000);
    // Forms that the walk sends half filled, and addresses it makes up.
    expectConsole(/status of 4\d\d/);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    if (member) await signIn(page, 'demo');
    await page.goto(`/webapp${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 });
    const { faults } = await walkControls(page, MAX_PRESSES, member ? KEPT : '');
    expect(faults).toEqual([]);
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
