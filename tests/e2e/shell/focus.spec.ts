import { expect, test } from '../../support/browser/fixtures';
import { waitUntilStill } from '../../support/browser/wait';

/** Pages with dialogs, drawers, menus, pickers and filters, and where to find their openers. */
const pages = [
  ['/about', 'header'],
  ['/about?layout=full-view', 'header'],
  ['/', 'main'],
  ['/apps/calendar', 'main'],
  ['/tables/gridJs', 'main'],
  ['/forms/picker', 'main'],
] as const;
/** Openers tested per page. */
const MAX_OPENERS = 5;

for (const [path, place] of pages) {
  test(`${path}: overlays take the focus, and Esc returns it to the opener`, async ({ page, signIn }) => {
    test.setTimeout(90_000);
    await signIn(page, 'demo');
    await page.goto(`/webapp${path}`);
    const openers = page.locator(`${place} [aria-haspopup]:visible`);
    await expect(openers.first()).toBeVisible({ timeout: 20_000 });
    // The menu of spaces loads late and comes first.
    await expect(page.locator('main span.filter-pill')).toHaveCount(0);
    const count = Math.min(MAX_OPENERS, await waitUntilStill(() => openers.count()));
    for (let at = 0; at < count; at += 1) {
      // Located again each time: the first press may replace a lazy button.
      const opener = openers.nth(at);
      if ((await opener.getAttribute('role')) === 'combobox') continue;
      await opener.focus();
      await page.keyboard.press('Enter');
      const inside = page.locator(':is(dialog[open], [role=dialog], [role=menu], :popover-open) :focus');
      await expect(inside, `opener ${at} gives the focus away`).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(inside).toHaveCount(0);
      await expect(opener, `opener ${at} has it back`).toBeFocused();
    }
  });
}
