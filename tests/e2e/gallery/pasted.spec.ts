import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildPasted, PASTED_BASE } from '../../../scripts/lib/gallery/build-pasted';
import { readGalleryDocs } from '../../../scripts/lib/gallery/gallery-docs';
import { type PastedCard, pastedCards } from '../../../scripts/lib/gallery/pasted-cards';
import { APP_STYLES } from '../../../src/app/early/stylesheet';
import { expect, navigate, test } from '../../support/browser/fixtures';
import { findDifference } from '../../support/browser/pasted/compare-looks';
import { type CardLook, readLooks } from '../../support/browser/pasted/read-looks';
import { waitForCards, waitForQuietFrames } from '../../support/browser/wait';

/** Cards load when the reader comes near them: all of a page are near in a high window. */
const WINDOW = { width: 1280, height: 6_000 };
const BODIES = '.demo-card > .demo-card-body';
/** Maximum time for parts, data and pictures of a card to arrive, in ms. */
const ARRIVAL_MS = 15_000;
/** Draw with the time, and the address of their own page. */
const OWN = new Set(['charts/line/realtime.ts', 'ui/breadcrumb/FromRouteMatches.tsx']);

/** The code that each card of the page hands out, in their order. */
const readSources = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cards = [...document.querySelectorAll('.demo-card')];
    const buttons = cards.map((card) => card.querySelector<HTMLElement>(':scope > footer > [aria-controls]'));
    const read = () => cards.map((card) => card.querySelector(':scope > footer + * pre')?.textContent ?? '');
    for (const button of buttons) button?.click();
    let sources = read();
    while (sources.includes('')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      sources = read();
    }
    for (const button of buttons) button?.click();
    return sources;
  });

/** The document of the product with an empty `main`, without scripts and the styles of pages. */
const readShell = (page: Page): Promise<string> =>
  page.evaluate((styles) => {
    const shell = document.documentElement.cloneNode(true) as HTMLElement;
    for (const part of shell.querySelectorAll(`script, link:not(${styles})`)) part.remove();
    shell.querySelector('main')?.replaceChildren();
    return `<!doctype html>${shell.outerHTML}`;
  }, APP_STYLES);

/** A page that shows one pasted card after the other. */
async function openPasted(context: BrowserContext, html: string, folder: string): Promise<Page> {
  const pasted = await context.newPage();
  await pasted.setViewportSize(WINDOW);
  await pasted.emulateMedia({ reducedMotion: 'reduce' });
  await pasted.route(`**${PASTED_BASE}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(PASTED_BASE.length);
    return route.fulfill(
      file === '' ? { body: html, contentType: 'text/html' } : { path: path.join(folder, file) },
    );
  });
  await pasted.goto(PASTED_BASE);
  await pasted.evaluate((address) => import(address), `${PASTED_BASE}show-cards.js`);
  return pasted;
}

interface Pages {
  gallery: Page;
  pasted: Page;
}

/** How the pasted card looks different from the card at `place` of the gallery's page, which looked like `before`. */
async function compareCard(
  { gallery, pasted }: Pages,
  file: string,
  place: number,
  before: CardLook,
): Promise<string | undefined> {
  const until = Date.now() + ARRIVAL_MS;
  let shown: CardLook | undefined = before;
  await pasted.evaluate(([name, width]) => window.showCard?.(name, width), [file, before.width] as const);
  for (;;) {
    await waitForQuietFrames(pasted, 2, 30);
    const [found] = await readLooks(pasted, '#pasted');
    const difference = shown && findDifference(shown, found, file.endsWith('.ts'));
    if (!difference || Date.now() > until) return difference;
    shown = (await readLooks(gallery, BODIES))[place];
  }
}

/** Differences of all cards, a line each. */
async function compareCards(pages: Pages, cards: readonly PastedCard[]): Promise<string[]> {
  const files = new Map(cards.map(({ file, code }) => [code, file]));
  const lines: string[] = [];
  for (const { url } of readGalleryDocs()) {
    await navigate(pages.gallery, `/webapp${url}`);
    await waitForCards(pages.gallery);
    // A chart that is drawn while its card shows its code has the width of that for a while.
    await expect(pages.gallery.locator('.chart-skeleton')).toHaveCount(0, { timeout: 20_000 });
    const sources = await readSources(pages.gallery);
    // Charts follow the width that their cards have again.
    await waitForQuietFrames(pages.gallery, 6, 60);
    const looks = await readLooks(pages.gallery, BODIES);
    for (const [place, source] of sources.entries()) {
      const before = looks[place];
      const file = files.get(source);
      files.delete(source);
      const difference = file === undefined ? `shows code of no card:\n${source}` : undefined;
      const found =
        difference ?? (file && before && !OWN.has(file) && (await compareCard(pages, file, place, before)));
      if (found) lines.push(`${file ?? url}: ${found}`);
    }
  }
  return [...lines, ...[...files.values()].map((file) => `${file}: is on no page`)];
}

test('every card looks the same when its code is pasted into a page of npm run new:page', async ({
  page,
  context,
  expectConsole,
}) => {
  // Two minutes on an idle machine.
  test.setTimeout(600_000);
  const cards = pastedCards();
  const folder = await buildPasted(cards);
  // A page uses a font that arrives in time: here neither has any.
  await context.route('**/*.woff2', (route) => route.abort());
  expectConsole(/\.woff2/);
  // Cards show the present minute.
  await context.clock.setFixedTime(new Date());
  await page.setViewportSize(WINDOW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/webapp/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pasted = await openPasted(context, await readShell(page), folder);
  expect(await compareCards({ gallery: page, pasted }, cards)).toEqual([]);
});
