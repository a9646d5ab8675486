import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { installPaint } from '../../support/browser/paint';
import { visitedRoutes } from '../../support/browser/visited-routes';
import { waitForCards } from '../../support/browser/wait';
import { CHANGING, countWalk, FRAME, walkControls } from '../../support/browser/walk/walk-controls';
import { WALK_TERMS } from '../../support/browser/walk/find-control';

const all = process.env['PLAZA_ALL'] !== undefined;
/** Pages whose menus, dialogs, rows, folders and steps are pressed in depth; routes.spec.ts presses a few on each page. */
const SHARE = new Set([
  '/about',
  '/apps/file-manager',
  '/explore',
  '/forms/wizard',
  '/invoices/create-invoice',
  '/ui/pagination',
]);
/** With `PLAZA_ALL` no page reaches it. */
const MAX_PRESSES = all ? 800 : 12;

test.describe.configure({ mode: 'parallel' });

for (const { path, member } of visitedRoutes()) {
  if (!all && !SHARE.has(path)) continue;
  for (const narrow of all ? [false, true] : [false])
    // Reduced motion is where overlays once stayed. A page of its own: presses change the sample data.
    test(`${path}: presses keep the focus, and axe finds nothing in what opens (${narrow ? 360 : 1280} px)`, async ({
      page,
      signIn,
      expectConsole,
    }) => {
      test.setTimeout(all ? 900_000 : 240_000);
      // Forms that the walk sends half filled, and addresses it makes up.
      expectConsole(/status of 4\d\d/);
      // The sanitiser reads an example with an event handler, which the browser blocks and reports.
      if (path === '/forms/editors') expectConsole(/^console: Executing inline event handler violates/);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      if (narrow) await page.setViewportSize({ width: 360, height: 780 });
      if (member) await signIn(page, 'demo');
      await page.goto(`/webapp${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 });
      await waitForCards(page);
      const kept = [...(member ? [CHANGING] : []), ...(path === '/ui/accordions' ? [] : [FRAME])].join('|');
      // One page presses the shell of all.
      const roots = path === '/about' ? `${WALK_TERMS.roots}, header, footer` : WALK_TERMS.roots;
      const walk = await walkControls(page, { limit: MAX_PRESSES, kept, roots });
      expect(walk.faults).toEqual([]);
      if (all) expect(walk.presses, 'every control was pressed').toBeLessThan(MAX_PRESSES);
      countWalk(test.info(), walk);
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
