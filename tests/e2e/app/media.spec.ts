import { changeSettings } from '../../support/browser/change-settings';
import { axeViolations, expect, navigate, test } from '../../support/browser/fixtures';
import { installPaint } from '../../support/browser/paint';
import { waitForCards } from '../../support/browser/wait';

/** The second finds only what passes the first. */
const CONTRAST_RULES = ['color-contrast', 'color-contrast-enhanced'];

/** A page of each kind: posts, mail, tables, an invoice, charts, cards in the colours of the theme. */
const KINDS = ['/', '/apps/email', '/tables/gridJs', '/invoices/create-invoice', '/charts/bar', '/ui/cards'];

test('forced colours, more contrast and paper change how a page looks', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/webapp/charts/bar');
  const chart = page.locator('main canvas').first();
  await expect(chart).toBeVisible();
  await expect(chart, 'labels keep the ground they were drawn for').toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );

  await page.emulateMedia({ forcedColors: null, contrast: 'more', colorScheme: 'light' });
  await installPaint(page);
  const card = page.locator('main .demo-card').first();
  const line = await card.evaluate((element) => {
    const { paint } = window;
    return paint?.contrast(paint.parse(getComputedStyle(element).borderTopColor), [255, 255, 255, 255]);
  });
  expect(line, 'hairlines of 3:1').toBeGreaterThan(3);

  const parts = page.locator('.section-strip, .used-in, .demo-card > footer');
  await expect(parts.first()).toBeVisible();
  await page.emulateMedia({ media: 'print', contrast: null });
  await expect(parts.filter({ visible: true })).toHaveCount(0);
  await expect(chart).toBeVisible();
  await expect(page.locator('.chart-legend i').first()).toHaveCSS('print-color-adjust', 'exact');
});

test('forced colours show what is chosen, and keep colours that carry a meaning', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/webapp/ui/pagination');
  const chosen = page.locator('main .page-item [aria-current="page"]');
  await expect(chosen.first()).toBeVisible();
  for (const part of await chosen.all()) await expect(part).toHaveCSS('outline-style', 'solid');
  const swatch = page.getByRole('radio', { name: 'Success' }).first();
  await expect(swatch).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');

  await page.goto('/webapp/invoices');
  await page.getByRole('button', { name: /^Columns/ }).click();
  const name = page.getByRole('dialog').getByText('Person', { exact: true });
  await expect(name, 'the box beside says it').toHaveCSS('outline-style', 'none');

  await page.goto('/webapp/apps/calendar');
  const events = page.locator('.calendar-event');
  await expect(events.first()).toBeVisible();
  const edges = await events.evaluateAll((found) =>
    found.map((event) => getComputedStyle(event).borderInlineStartColor),
  );
  expect(new Set(edges).size, 'a colour for each category').toBeGreaterThan(2);

  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expect(page.getByRole('main').locator('.btn, .icon-button').filter({ visible: true })).toHaveCount(0);
  await expect(events.first()).toBeVisible();
});

test('more contrast gives text 7:1 in both schemes', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await signIn(page, 'demo');
  await page.goto('/webapp/about');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const path of KINDS) {
    await navigate(page, `/webapp${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await waitForCards(page);
    for (const theme of ['light', 'dark']) {
      await changeSettings(page, { theme });
      const found = await axeViolations(page, 'main', CONTRAST_RULES);
      expect(found, `${path}, ${theme}`).toEqual([]);
    }
  }
});
