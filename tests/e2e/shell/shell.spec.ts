import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';

const KEY = 'plaza.theme-config';
const keep = (page: Page, settings: object) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(settings),
  ] as const);
const saved = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the HTML paints the shell in the saved layout before scripts run', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await keep(page, { version: 1, theme: 'dark', orientation: 'vertical', direction: 'rtl' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/webapp/about');
  await expect(page.locator('.splash-side')).toBeVisible();
  await expect(page.locator('.splash-bar')).toBeHidden();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-bs-theme', 'dark');
  await expect(root).toHaveAttribute('dir', 'rtl');
});

test('removes the splash after the first render', async ({ page }) => {
  await page.goto('/webapp/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Plaza' })).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
});

test('pages fade in after a navigation; the first page and reduced motion do not', async ({ page }) => {
  const fade = (name: string) =>
    page
      .getByRole('main')
      .locator(':scope > *', { has: page.getByRole('heading', { level: 1, name }) })
      .evaluate((element) => getComputedStyle(element).animation);
  await page.goto('/webapp/about');
  expect(await fade('About Plaza')).toContain('0s');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  expect(await fade('Support')).toBe('0.12s fade');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fade('Support')).not.toContain('0.12s');
});

test('the keyboard reaches the skip link first, then every menu page', async ({ page }) => {
  await page.goto('/webapp/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  // The heading is below the bar, not under it.
  const bar = await page.getByRole('banner').boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  const all = page.getByRole('button', { name: 'All pages' });
  await all.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'All pages' });
  await menu.getByRole('tab', { name: 'Workspace' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('tab', { name: 'Maps' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Leaflet' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Buttons' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(all).toBeFocused();
  // Choosing an area asks for the styles that its pages share.
  const shared = page.waitForRequest(/\/bootstrap-components-[^/]*\.css$/);
  await all.click();
  await menu.getByRole('tab', { name: 'Base UI' }).click();
  await shared;
});

test('changes the title of a hidden tab', async ({ page }) => {
  await page.goto('/webapp/about');
  await expect(page).toHaveTitle('About Plaza | Plaza');
  const look = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  await expect(page).toHaveTitle('Come back to the square | Plaza');
  await look('visible');
  await expect(page).toHaveTitle('About Plaza | Plaza');
});

test('customizer changes reach every tab and survive a reload', async ({ page, context }) => {
  await page.goto('/webapp/about');
  const other = await context.newPage();
  await other.goto('/webapp/support');
  const opener = page.getByRole('button', { name: 'Customise layout' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'Make it yours' });
  await expect(panel).toBeVisible();
  await expectAccessible(page, 'dialog');
  await panel.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await panel.getByRole('radio', { name: 'Sidebar' }).check({ force: true });
  await expect(other.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(other.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Workspace' })).toBeVisible();
  await expectAccessible(page);
});

for (const [path, sees] of [
  ['horizontal', (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()],
  ['detached', (page: Page) => expect(page.getByRole('navigation', { name: 'Workspace' })).toBeVisible()],
  ['compact', (page: Page) => expect(page.locator('.is-compact .sidebar')).toBeVisible()],
  ['icon-view', (page: Page) => expect(page.locator('.is-condensed .sidebar')).toBeVisible()],
  ['hover-menu', (page: Page) => expect(page.locator('.is-hover .sidebar')).toHaveCSS('width', '76px')],
  ['full-view', (page: Page) => expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()],
  ['fullscreen-view', (page: Page) => expect(page.getByRole('banner')).toHaveCount(0)],
  ['dark-mode', (page: Page) => expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')],
] as const) {
  test(`/${path} previews its layout signed out and does not change the saved one`, async ({ page }) => {
    await page.goto(`/webapp/${path}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await sees(page);
    expect(await saved(page)).toBeNull();
    await page.getByRole('link', { name: 'About' }).last().click();
    await expect(page.getByRole('heading', { name: 'About Plaza' })).toBeVisible();
    await expect(page.locator('.top-nav')).toBeVisible();
  });
}

test('hover menu opens on focus; full view opens a drawer and Esc closes', async ({ page }) => {
  await page.goto('/webapp/hover-menu');
  await page.getByRole('link', { name: 'Feed', exact: false }).first().focus();
  await expect(page.locator('.is-hover .sidebar')).toHaveCSS('width', '248px');
  await page.goto('/webapp/full-view');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('navigation', { name: 'Workspace' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/sidebar-enable/);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveClass(/sidebar-enable/);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const [orientation, direction] of [
    ['horizontal', 'ltr'],
    ['vertical', 'rtl'],
  ]) {
    test(`${orientation}, ${direction}: dock, drawer and pages fit`, async ({ page }) => {
      await keep(page, { version: 1, orientation, direction, theme: 'dark' });
      for (const path of ['about', 'support', 'contact', 'no/such/page', 'compact']) {
        await page.goto(`/webapp/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        expect(await sideways(page), path).toBeLessThanOrEqual(0);
      }
      await page.goto('/webapp/support');
      await expect(page.getByRole('navigation', { name: 'Quick menu' })).toBeVisible();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Layouts' }).click();
      await expectAccessible(page, 'dialog');
      await drawer.getByRole('link', { name: 'Dark mode' }).click();
      await expect(page).toHaveURL(/dark-mode/);
      await expect(drawer).toHaveCount(0);
    });
  }
});

// One page in its own chunk, one whose loader shares its chunk.
for (const [name, file] of [
  ['Support', '{support,Support}'],
  ['Wallet', '{wallet,Wallet}'],
] as const) {
  test(`a missing chunk reloads once, then shows an error: ${name}`, async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED|dynamically imported module|Error in route match/);
    await page.goto('/webapp/about?layout=detached');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(`**/assets/${file}*.js`, (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    if (name === 'Wallet') await page.getByRole('button', { name: 'Widgets' }).click();
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    // The error shows inside the shell, whose menu still works.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect.poll(() => loads).toBe(1);
  });
}

test('account menu, every page through More, and sign-out', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/more');
  await page.getByRole('searchbox', { name: 'Search settings and pages' }).fill('404');
  await expect(page.getByRole('main').getByRole('link', { name: /^Error 404 ?Error Pages$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Buttons' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/auth\/logout/);
});

test('forced colours keep selected, checked and done states visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/webapp/ui/progress');
  // Of a card: the page shows a bar of its own while it loads.
  const bar = page.locator('.demo-grid').getByRole('progressbar').first();
  await expect(bar).toBeVisible();
  const half = (await sharp(await bar.screenshot()).stats()).channels;
  expect(Math.max(...half.map(({ stdev }) => stdev)), 'the bar is more than its frame').toBeGreaterThan(40);
  await expect(page.locator('label:has(input[type=radio]:checked)').first()).toHaveCSS(
    'outline-style',
    'solid',
  );
  await page.goto('/webapp/apps/calendar');
  const ticked = page.getByRole('checkbox', { checked: true }).first();
  await expect(ticked).toBeVisible({ timeout: 20_000 });
  await expect(ticked).toHaveCSS('appearance', 'auto');
  await expect(page.locator('.top-nav-link.is-on')).toHaveCSS('outline-style', 'solid');
});

test('the drawer has the menu colour, and the customizer notes phone limits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keep(page, { version: 1, orientation: 'vertical', mainMenu: { color: 'pine' } });
  await page.goto('/webapp/support');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('dialog > .dialog-panel')).toHaveCSS('background-color', 'rgb(15, 61, 51)');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find anything' }).fill('layout and colours');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Make it yours' });
  await expect(panel.getByRole('group', { name: 'Sidebar size' })).toContainText('Applies on wider screens');
  await expect(panel.getByRole('group', { name: 'Menu colour' })).toContainText('Applies to the open menu');
});

test('the main navigation is one row of links in the bar, and five columns in the dock', async ({ page }) => {
  await page.goto('/webapp/about');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const tall = await links.evaluateAll((all) =>
    all.filter((link) => {
      const [icon, label] = [link.querySelector('svg'), link.querySelector('span')];
      return !icon || !label || label.getBoundingClientRect().left < icon.getBoundingClientRect().right;
    }),
  );
  expect(tall).toHaveLength(0);
  await page.setViewportSize({ width: 360, height: 780 });
  const dock = page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link');
  const boxes = await dock.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(boxes).toHaveLength(5);
  for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(44);
});
