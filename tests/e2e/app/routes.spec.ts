import type { Page } from '@playwright/test';
import { changeSettings } from '../../support/browser/change-settings';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { LOADED_PATHS, variantsOf, visitedRoutes } from '../../support/browser/visited-routes';
import { waitForCards } from '../../support/browser/wait';
import { countWalk, FRAME, OPENERS, walkControls } from '../../support/browser/walk/walk-controls';
import { crampedText } from '../../support/browser/walk/cramped-text';
import { overlappingText } from '../../support/browser/walk/overlapping-text';
import { smallTargets } from '../../support/browser/walk/small-targets';
import { walkTabStops } from '../../support/browser/walk/walk-tab-stops';

const visits = visitedRoutes().flatMap((route) =>
  variantsOf(route.path).map((look) => ({ ...route, ...look })),
);

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Share of the window's height that bars cover, at its middle, when the page is scrolled. */
const covered = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 300);
    const rows = new Set<number>();
    for (let y = 0; y < innerHeight; y += 1) {
      const hit = document.elementFromPoint(innerWidth / 2, y);
      // The header of a table or a calendar is content.
      if (hit?.closest('table, [role=grid], [class*="fc-"]')) continue;
      for (let part = hit; part; part = part.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(part).position)) rows.add(y);
    }
    window.scrollTo(0, 0);
    return rows.size / innerHeight;
  });
/** Widths in px, from wide to narrow, then 1280 at 400 %. */
const SIZES = [
  [1920, 900],
  [768, 900],
  [320, 640],
  [320, 256],
] as const;

/** Every date field is the form kit's, which hides one of the browser's for autofill. */
const BROWSER_DATE_INPUTS = ['date', 'time', 'datetime-local', 'month', 'week']
  .map((type) => `input[type="${type}"]:not([aria-hidden] *)`)
  .join();
/** Gallery pages that show the browser's fields. */
const BROWSER_FIELD_PAGES = new Set(['/forms/basic', '/forms/layouts']);

/** Fields that a person types in; each says what the browser may fill in, or that it may not. */
const TYPED_FIELDS = ['text', 'search', 'email', 'tel', 'url', 'number', 'password']
  .map((type) => `input[type="${type}"]:not([autocomplete], [aria-hidden] *)`)
  .concat('input:not([type], [autocomplete], [aria-hidden] *)')
  .join();

/** Opens the source of every card of a gallery page. */
async function openSources(page: Page): Promise<void> {
  const opened = await page.getByRole('button', { name: 'Show code' }).evaluateAll((buttons) => {
    for (const button of buttons as HTMLButtonElement[]) button.click();
    return buttons.length;
  });
  const sources = page.getByRole('region', { name: /^Source of/ }).filter({ hasText: 'export' });
  await expect(sources).toHaveCount(opened);
}

const all = process.env['PLAZA_ALL'] !== undefined;
/** A page of icons has a thousand. */
const MAX_STOPS = all ? 2000 : 300;
/** Controls pressed; keyboard.spec.ts presses all of them with `PLAZA_ALL`. */
const PRESSES = 4;

async function leaveClean(page: Page, path: string): Promise<void> {
  const left = page.locator('.Toastify__toast, dialog[open], [popover]:popover-open');
  const isSame = new URL(page.url()).pathname === `/webapp${path}`;
  // A conversation on a phone has no heading, which the next visit waits for.
  const heading = page.getByRole('heading', { level: 1 });
  if (isSame && (await left.count()) === 0 && (await heading.count()) > 0) return;
  await page.goto('/webapp/about');
  await expect(heading.first()).toBeAttached();
}

// The longest file: both workers share its tests.
test.describe.configure({ mode: 'parallel' });

// Checks that apply to every page.
for (const { path, member, narrow, schemes } of visits) {
  test(`${path} renders (${schemes.join(' and ')}, ${narrow ? 360 : 1280} px)`, async ({ visit }) => {
    test.setTimeout(schemes.length * 90_000);
    const inApp = !LOADED_PATHS.has(path);
    const page = await visit(path, { theme: schemes[0], narrow, inApp, ...(member ? { who: 'demo' } : {}) });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 });
    await waitForCards(page);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('a[href="#"]')).toHaveCount(0);
    for (const theme of schemes) {
      await changeSettings(page, { theme });
      await expectAccessible(page);
    }
    // After axe, when the content is loaded: some cards show loading forever, so no state says that a page is complete.
    await openSources(page);
    await expect(page.locator(TYPED_FIELDS)).toHaveCount(0);
    if (!BROWSER_FIELD_PAGES.has(path)) await expect(page.locator(BROWSER_DATE_INPUTS)).toHaveCount(0);
    expect(await crampedText(page), 'text keeps its distance from the sides of its card').toEqual([]);
    expect(await sideways(page), 'the page does not scroll sideways').toBeLessThanOrEqual(0);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // Charts and maps follow the width later.
      await expect.poll(() => sideways(page), `nor does it at ${width} px`).toBeLessThanOrEqual(0);
      await expect.poll(() => smallTargets(page), `targets have 24 px at ${width} px`).toEqual([]);
      await expect.poll(() => overlappingText(page), `no text covers another at ${width} px`).toEqual([]);
    }
    await expect
      .poll(() => covered(page), 'bars leave two thirds of a low window')
      .toBeLessThanOrEqual(1 / 3);

    await changeSettings(page, { direction: 'rtl' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => sideways(page), 'nor does it from right to left').toBeLessThanOrEqual(0);

    await changeSettings(page, { direction: 'ltr' });
    // At 360 px the bar and the dock cover most; reduced motion is where overlays once stayed.
    await page.setViewportSize({ width: 360, height: 780 });
    await expect.poll(() => smallTargets(page), 'targets have 24 px at 360 px').toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stops = await walkTabStops(page, MAX_STOPS);
    expect(stops.faults, 'each tab stop shows a ring, in view, named by its words').toEqual([]);
    if (all) return;
    // What members change, other tests read.
    const controls = member ? { controls: OPENERS } : {};
    const walk = await walkControls(page, { limit: PRESSES, kept: FRAME, schemes, ...controls });
    expect(walk.faults, 'presses keep the focus, and axe finds nothing in what opens').toEqual([]);
    countWalk(test.info(), walk);
    // The next test gets the page without toasts, or what a press has left.
    await leaveClean(page, path);
  });
}
