import { expect, test } from '../../support/browser/fixtures';

/** Pages with the ways there are to open something: dialogs, drawers, menus, pickers, filters; and where to look. */
const places = [
  ['/about', 'header'],
  ['/about?layout=full-view', 'header'],
  ['/', 'main'],
  ['/apps/calendar', 'main'],
  ['/tables/gridJs', 'main'],
  ['/forms/picker', 'main'],
] as const;
/** As many of them on each page. */
const MOST = 5;

for (const [path, place] of places) {
  test(`${path}: what opens takes the focus in, and Esc gives it back to its opener`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(90_000);
    await signIn(page, 'demo');
    await page.goto(`/webapp${path}`);
    const openers = page.locator(`${place} [aria-haspopup]:visible`);
    await expect(openers.first()).toBeVisible({ timeout: 20_000 });
    await page.waitForTimeout(1_000);
    const count = Math.min(MOST, await openers.count());
    for (let at = 0; at < count; at += 1) {
      // Found anew each time: the first press may draw another button in the place of one that rested.
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
