import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { changeSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';
import { waitForCards } from '../../support/browser/wait';

/** Positions, sizes and colours of the shell and the page. */
const look = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      'body',
      '.top-nav',
      '.brand',
      '.header',
      '.sidebar',
      '.sidebar-nav',
      '.sidebar-item',
      'main',
      'main h1',
      '.demo-grid',
      '.btn-primary',
      '.footer',
    ]
      .map((part) => {
        const element = document.querySelector(part);
        if (!element) return `${part} -`;
        const { x, y, width, height } = element.getBoundingClientRect();
        const seen = getComputedStyle(element);
        const { backgroundColor, color, fontSize, borderRadius, position, gap, display } = seen;
        const place = display === 'none' ? display : [x, y, width, height].map(Math.round).join(' ');
        return [part, place, backgroundColor, color, fontSize, borderRadius, position, gap].join(' ');
      })
      .join('\n'),
  );

/** Chooses every enabled option of every group except `skipped`; each must look different from all others. */
async function walk(
  panel: Locator,
  page: Page,
  other: Page,
  skipped: readonly string[] = [],
): Promise<string[]> {
  const walked: string[] = [];
  const choices = panel.getByRole('group').filter({ has: page.getByRole('radio') });
  for (const group of await choices.all()) {
    if (await group.getByRole('radio').first().isDisabled()) continue;
    const label = (await group.getAttribute('aria-label')) ?? (await group.locator('legend').innerText());
    const name = label.split('\n')[0] ?? label;
    if (skipped.includes(name)) continue;
    const before = await group.getByRole('radio', { checked: true }).getAttribute('value');
    const seen = new Map<string, string>();
    for (const radio of await group.getByRole('radio').all()) {
      const value = (await radio.getAttribute('value')) ?? '';
      // "auto" follows the system and has its own test.
      if (value === 'auto') continue;
      await radio.check({ force: true });
      let now = '';
      await expect(async () => {
        now = await look(page);
        expect(seen.get(now), `${name}: ${value} looks like another`).toBeUndefined();
        expect(await look(other)).toBe(now);
      }).toPass({ intervals: [20, 50, 100] });
      seen.set(now, value);
    }
    await group.locator(`[value="${before}"]`).check({ force: true });
    walked.push(name);
  }
  return walked;
}

/** Average red, green and blue of the painted area, 0 to 255. */
async function averageColour(part: Locator): Promise<number[]> {
  const { channels } = await sharp(await part.screenshot()).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}

const open = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Customise layout' }).click();
  return page.getByRole('dialog', { name: 'Make it yours' });
};

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('each customizer control changes both tabs', async ({ page, context }) => {
  test.setTimeout(180_000);
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  for (const tab of [other, page]) {
    await tab.goto('/webapp/ui/buttons');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForCards(tab);
  }
  const untouched = await look(page);
  const panel = await open(page);
  await panel.getByRole('radio', { name: 'Sidebar' }).check({ force: true });
  await expect(other.getByRole('navigation', { name: 'Workspace' })).toBeVisible();
  const walked = await walk(panel, page, other);
  await panel.getByRole('radio', { name: 'Top menu' }).check({ force: true });
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // Options beside the top menu, and colours that other elements have there. The rest sets the same custom properties
  // in both layouts; PLAZA_ALL walks all.
  const inBoth = process.env['PLAZA_ALL'] ? [] : walked.filter((name) => !name.endsWith('colour'));
  walked.push(...(await walk(panel, page, other, inBoth)));
  expect(new Set(walked)).toEqual(
    new Set([
      'Theme',
      'Accent colour',
      'Menu position',
      'Sidebar size',
      'Menu colour',
      'Top bar colour',
      'Width',
      'Density',
      'Direction',
    ]),
  );

  const size = panel.getByRole('slider', { name: 'Text size' });
  await size.press('End');
  await expect(other.locator('body')).toHaveCSS('font-size', '19px');
  for (const width of [1280, 992]) {
    await other.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => other.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
  await other.setViewportSize({ width: 1280, height: 900 });
  await size.press('Home');
  await expect(page.locator('body')).toHaveCSS('font-size', '13px');
  await panel.getByLabel('Site name').fill('Old Port');
  await expect(other.getByRole('link', { name: 'Old Port, home' })).toBeVisible();
  await expect(other).toHaveTitle('Buttons | Old Port');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(async () => expect(await look(page)).toBe(untouched)).toPass();
  await expect(async () => expect(await look(other)).toBe(untouched)).toPass();
});

test('the page keeps its colours beside the open panel', async ({ page }) => {
  await page.goto('/webapp/about');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const before = await averageColour(heading);
  await open(page);
  expect(await averageColour(heading)).toEqual(before);
});

test('scenes have a night version', async ({ page }) => {
  await page.goto('/webapp/pages/timeline');
  const scene = page.locator('img[src*="/art/scenes/"]').first();
  await scene.scrollIntoViewIfNeeded();
  await expect.poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const day = await brightness(scene);
  const panel = await open(page);
  await panel.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect.poll(() => brightness(scene)).toBeLessThan(day * 0.75);
});

test('auto follows the system while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/webapp/about');
  const panel = await open(page);
  await panel.getByRole('radio', { name: 'Auto' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
});

/** Brightness of the painted area, 0 to 255. */
async function brightness(part: Locator): Promise<number> {
  const { channels } = await sharp(await part.screenshot()).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return ((red ?? 0) + (green ?? 0) + (blue ?? 0)) / 3;
}

for (const [path, what] of [
  ['/charts/line', '.chart canvas, canvas'],
  ['/maps/vector', 'main article'],
  ['/forms/editors', '[contenteditable="true"]'],
  ['/apps/calendar', '.calendar-grid, .fc, main'],
] as const) {
  test(`${path} applies theme, direction and text size at once`, async ({ visit }) => {
    const page = await visit(path, { reducedMotion: true });
    const part = page.locator(what).first();
    await expect(part).toBeVisible();
    await expect.poll(() => brightness(part)).toBeGreaterThan(170);
    await changeSettings(page, { theme: 'dark' });
    await expect.poll(() => brightness(part)).toBeLessThan(90);
    for (const change of [{ direction: 'rtl' }, { fontSize: 19 }]) {
      const before = await part.screenshot();
      await changeSettings(page, change);
      await expect.poll(async () => (await part.screenshot()).equals(before)).toBe(false);
    }
  });
}

for (const [direction, side] of [
  ['Left to right', 'right'],
  ['Right to left', 'left'],
] as const) {
  test(`toasts appear on the ${side} in ${direction}`, async ({ page }) => {
    await page.goto('/webapp/about');
    const panel = await open(page);
    await panel.getByRole('radio', { name: direction }).check({ force: true });
    await panel.getByRole('button', { name: 'Save layout' }).click();
    const toast = page.getByRole('group').filter({ hasText: 'Layout saved' });
    await expect(toast).toBeVisible();
    expect(((await toast.boundingBox())?.x ?? 640) > 640).toBe(side === 'right');
  });
}
