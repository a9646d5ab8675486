import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';

/** Path and card count of each chart page. */
const pages = {
  area: 8,
  bar: 10,
  bubble: 3,
  candlestick: 4,
  column: 11,
  heatmap: 5,
  line: 11,
  mixed: 4,
  timeline: 6,
  boxplot: 3,
  treemap: 4,
  pie: 8,
  radar: 3,
  radialBar: 7,
  scatter: 4,
  polar: 2,
  sparklines: 5,
  slope: 2,
  funnel: 4,
};

/** Number of colours on a card's canvases; one means an empty canvas. */
const colours = (card: Locator): Promise<number> =>
  card.locator('canvas').evaluateAll((canvases) => {
    const seen = new Set<number>();
    for (const canvas of canvases as HTMLCanvasElement[]) {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      for (let at = 0; at < pixels.length; at += 4 * 37) {
        seen.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
      }
    }
    return seen.size;
  });
/** Hash of what the card's canvases show. */
const snapshot = (card: Locator): Promise<string> =>
  card.locator('canvas').evaluateAll(async (canvases) => {
    const pictures = canvases.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()).join(' ');
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pictures));
    return new Uint8Array(hash).join(' ');
  });

/** Changes the first control: select, slider, switch, button or else the legend. */
async function act(card: Locator): Promise<void> {
  const foot = card.locator('.chart-footer');
  const select = foot.getByRole('combobox');
  if (await select.count()) return void (await select.selectOption({ index: 1 }));
  const slider = foot.getByRole('slider');
  if (await slider.count()) return slider.press('End');
  const toggle = foot.getByRole('switch');
  if (await toggle.count()) return toggle.press('Space');
  return foot.getByRole('button').last().click();
}

/** Waits until all charts of the page are loaded. */
async function loadedCards(page: Page): Promise<Locator> {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, { timeout: 15_000 });
  return cards;
}

for (const [name, count] of Object.entries(pages)) {
  test(`${name}: every card renders, and its control changes the picture`, async ({ visit }) => {
    const page = await visit(`/charts/${name}`, { reducedMotion: true, inApp: true });
    const cards = await loadedCards(page);
    await expect(cards).toHaveCount(count);
    for (const card of await cards.all()) {
      const title = await card.getByRole('heading').innerText();
      await expect.poll(() => colours(card), title).toBeGreaterThan(2);
      // Animated: see the next test.
      if (title === 'Realtime') continue;
      const before = await snapshot(card);
      await act(card);
      await expect.poll(() => snapshot(card), title).not.toBe(before);
    }
  });
}

test('the live chart updates until its switch stops it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/webapp/charts/line');
  await loadedCards(page);
  const card = page.getByRole('article', { name: 'Realtime' });
  await card.scrollIntoViewIfNeeded();
  const running = await snapshot(card);
  await expect.poll(() => snapshot(card)).not.toBe(running);
  await card.getByRole('switch', { name: 'Running' }).press('Space');
  const stopped = await snapshot(card);
  await page.clock.runFor(2_000);
  expect(await snapshot(card)).toBe(stopped);
});

test('shows the values as a table and downloads picture and CSV', async ({ visit }) => {
  const page = await visit('/charts/column');
  const cards = await loadedCards(page);
  const card = cards.first();
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'PNG of Basic' }).click(),
  ]);
  expect(png.suggestedFilename()).toBe('column-basic.png');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'CSV of Basic' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('column-basic.csv');
  await card.getByRole('button', { name: 'View as table' }).click();
  await expect(card.getByRole('row', { name: 'Jan 42' })).toBeVisible();
  await card.getByRole('button', { name: 'Show code' }).click();
  await expect(card.getByRole('region', { name: 'Source of Basic' })).toContainText('const basic');
  await expectAccessible(page);
});

test('a column drills down to months, and its control returns to years', async ({ visit }) => {
  const page = await visit('/charts/column');
  await loadedCards(page);
  const card = page.getByRole('article', { name: 'Drill down' });
  const canvas = card.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The chart has no place on the page');
  // The first of four columns starts at an eighth of the width.
  await canvas.click({ position: { x: box.width * 0.16, y: box.height * 0.7 } });
  const show = card.getByRole('combobox', { name: 'Show' });
  await expect(show).toHaveValue('Spring');
  await show.selectOption('All seasons');
  await expect(show).toHaveValue('All seasons');
});

test('colours follow the scheme and axes the text direction while a live chart runs', async ({ visit }) => {
  const page = await visit('/charts/line', { reducedMotion: true });
  const cards = await loadedCards(page);
  const card = cards.first();
  const light = await snapshot(card);
  await page.evaluate(() => (document.documentElement.dataset['bsTheme'] = 'dark'));
  await expect.poll(() => snapshot(card)).not.toBe(light);
  const dark = await snapshot(card);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expect.poll(() => snapshot(card)).not.toBe(dark);
  await expect(page.getByRole('article', { name: 'Realtime' }).locator('canvas')).toBeVisible();
});

/** Frames per second during `move`. */
async function frames(page: Page, move: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = { from: performance.now(), count: 0 };
    Reflect.set(window, 'counted', counted);
    const step = () => {
      counted.count += 1;
      if (Reflect.get(window, 'counted') === counted) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  await move();
  return page.evaluate(() => {
    const counted = Reflect.get(window, 'counted') as { from: number; count: number };
    return (counted.count * 1000) / (performance.now() - counted.from);
  });
}

test('100,000 points pan smoothly beside the live chart', async ({ visit }) => {
  const page = await visit('/charts/line');
  await loadedCards(page);
  const zoom = page.getByRole('article', { name: 'Zoomable time series' });
  await zoom.scrollIntoViewIfNeeded();
  const place = await zoom.locator('canvas').boundingBox();
  if (!place) throw new Error('The chart has no place on the page');
  const y = place.y + place.height / 3;
  const sweep = async () => {
    for (let at = 0; at < 40; at += 1) await page.mouse.move(place.x + place.width * (0.3 + at * 0.01), y);
  };
  await page.mouse.move(place.x + place.width * 0.3, y);
  const unpressed = await frames(page, sweep);
  await page.mouse.move(place.x + place.width * 0.3, y);
  await page.mouse.down();
  const pressed = await frames(page, sweep);
  await page.mouse.up();
  // Beside a pointer that only moves: what else the machine does slows both.
  expect(pressed).toBeGreaterThan(unpressed / 3);
});

test('parts of charts that could not be loaded: the page says so, and Retry loads them', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|dynamically imported module|Error in route match/);
  await page.route('**/assets/title-*.js', (route) => route.abort());
  await page.goto('/webapp/charts/pie');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/assets/title-*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('img', { name: /^Donut: / })).toBeVisible();
});
