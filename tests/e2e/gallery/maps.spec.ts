import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { waitUntilStill } from '../../support/browser/wait';

test('vector: every map renders, and a choice in its list changes the picture', async ({ visit }) => {
  const page = await visit('/maps/vector', { reducedMotion: true });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(7);
  for (const card of await cards.all()) {
    const title = await card.getByRole('heading').innerText();
    // Lines that move have a layer of their own.
    const layers = card.locator('canvas');
    const picture = () =>
      layers.evaluateAll((all: HTMLCanvasElement[]) => all.map((layer) => layer.toDataURL()).join());
    await expect(layers.first(), title).toBeVisible();
    const before = await waitUntilStill(picture);
    await card.getByRole('radio', { checked: true }).press('ArrowDown');
    await expect.poll(picture, title).not.toBe(before);
  }
  await expectAccessible(page);
});

test('vector: a click selects a state, buttons zoom and reset the map', async ({ visit }) => {
  const page = await visit('/maps/vector', { reducedMotion: true });
  const card = page.getByRole('article', { name: /^United States/ });
  const canvas = card.locator('canvas').first();
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The map has no place on the page');
  await canvas.click({ position: { x: box.width / 2, y: box.height * 0.82 } });
  await expect(card.getByRole('radio', { name: /^Texas/ })).toBeChecked();
  const picture = () => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL());
  await page.mouse.move(0, 0);
  const whole = await waitUntilStill(picture);
  await card.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(picture).not.toBe(whole);
  await card.getByRole('button', { name: 'Whole map' }).click();
  await expect.poll(picture).toBe(whole);
});

for (const name of ['google', 'leaflet']) {
  test(`${name}: every map shows land without third-party requests`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) elsewhere.push(origin);
    });
    await page.goto(`/webapp/maps/${name}`);
    const maps = page.locator('.map');
    await expect(maps).toHaveCount(name === 'google' ? 5 : 8);
    // One shape: each shape of its own takes time.
    await expect(maps.first().locator('.map-land')).toHaveCount(1);
    for (const map of await maps.all()) {
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator('.map-land').first()).toBeAttached();
      await expect(map).toContainText('Natural Earth, public domain');
    }
    expect(elsewhere).toEqual([]);
    await expectAccessible(page);
  });
}

test('google and leaflet show coloured land; the missing key is explained once', async ({ page }) => {
  for (const path of ['google', 'leaflet']) {
    await page.goto(`/webapp/maps/${path}`);
    const land = page.locator('.map-land[d*="L"]').first();
    await expect(land).toBeAttached();
    const colours = await land.evaluate((shape) => [
      getComputedStyle(shape).fill,
      getComputedStyle(shape.closest('.map') ?? shape).backgroundColor,
      getComputedStyle(shape.closest('article') ?? shape).backgroundColor,
    ]);
    expect(new Set(colours).size).toBe(3);
    await expect(page.getByText('VITE_GOOGLE_MAPS_KEY')).toHaveCount(path === 'google' ? 1 : 0);
  }
});

for (const name of ['google', 'leaflet']) {
  test(`${name}: outlines that cannot be loaded are said, and loaded again by Retry`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    const outlines = '**/world-outline-*.js';
    await page.route(outlines, (route) => route.abort());
    await page.goto(`/webapp/maps/${name}`);
    const card = page.getByRole('main').getByRole('article').first();
    const notice = card.getByRole('alert').filter({ hasText: 'The land could not be loaded.' });
    await expect(notice).toBeVisible();
    await expect(card.locator('.map-land')).toHaveCount(0);
    await page.unroute(outlines);
    await notice.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(card.locator('.map-land').first()).toBeAttached();
    await expect(notice).toBeHidden();
  });
}
