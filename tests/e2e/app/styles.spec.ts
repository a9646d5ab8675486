import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/browser/fixtures';
import { visitedRoutes } from '../../support/browser/visited-routes';

/** Pages with styles of their own, one of each kit and app. */
const SHARE = [
  '/apps/calendar',
  '/forms/picker',
  '/apps/email',
  '/ui/cards',
  '/apps/chat',
  '/tables/basic',
  '/tasks/kanban',
  '/pages/timeline',
];
const all = process.env['PLAZA_ALL'] !== undefined;
const pages = all
  ? visitedRoutes()
      .filter(({ member, path }) => !member && !/^\/(auth|errors|maintenance|coming-soon)/.test(path))
      .map(({ path }) => path)
  : SHARE;

type Facts = Record<string, string>;

/**
 * Layout of the first element of each kind below main, by tag and classes. Computed, not used values: sizes and
 * automatic margins depend on the content.
 */
const readFacts = (page: Page): Promise<Facts> =>
  page.evaluate(() => {
    const sides = ['top', 'right', 'bottom', 'left'];
    const properties = [
      'display',
      'position',
      'float',
      'row-gap',
      'column-gap',
      'border-top-left-radius',
      'font-size',
      'font-weight',
      'text-align',
      'list-style-type',
      'flex-direction',
      'flex-wrap',
      'align-items',
      'justify-content',
      ...sides.flatMap((side) => [`margin-${side}`, `padding-${side}`, `border-${side}-width`]),
    ];
    const facts: Record<string, string> = {};
    for (const element of document.querySelectorAll('main [class]:not(svg, svg *)')) {
      const kind = `${element.localName}.${[...element.classList].toSorted().join('.')}`;
      if (kind in facts) continue;
      const style = element.computedStyleMap();
      facts[kind] = properties.map((name) => `${name}: ${String(style.get(name))}`).join('; ');
    }
    return facts;
  });

/** Facts that stayed the same for a moment: parts that load late have arrived. */
async function settledFacts(page: Page): Promise<Facts> {
  await expect(page.locator('main h1').first()).toBeAttached({ timeout: 20_000 });
  let facts = await readFacts(page);
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(facts);
        facts = await readFacts(page);
        return JSON.stringify(facts) === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return facts;
}

const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState(null, '', address), `/webapp${path}`);

/** Maximum time for the parts of a page to arrive. */
const ARRIVAL_MS = 20_000;

/** Parts that a fresh load shows with another layout. Waits for parts and styles that arrive late. */
async function changedParts(page: Page, path: string, fresh: Facts): Promise<string[]> {
  let changed: string[] = [];
  const until = Date.now() + ARRIVAL_MS;
  while (Date.now() < until) {
    const facts = await settledFacts(page);
    const shared = Object.keys(fresh).filter((kind) => kind in facts);
    changed = shared
      .filter((kind) => facts[kind] !== fresh[kind])
      .map((kind) => `${path} ${kind}\n  fresh: ${fresh[kind] ?? ''}\n  after: ${facts[kind] ?? ''}`);
    if (changed.length === 0 && shared.length > Object.keys(fresh).length / 2) return [];
    if (changed.length === 0) changed = [`${path} shows ${shared.length} of its parts`];
  }
  return changed;
}

// Stylesheets stay once loaded: a walk there and one back cover every pair of pages in both orders.
test('pages look the same whatever page came before', async ({ visit }) => {
  test.setTimeout(all ? 900_000 : 120_000);
  // Maps and charts rest.
  const look = { reducedMotion: true };
  const fresh = new Map<string, Facts>();
  for (const path of pages) fresh.set(path, await settledFacts(await visit(path, look)));

  const changed: string[] = [];
  for (const walk of [pages, pages.toReversed()]) {
    const page = await visit('/about', look);
    // An address pushed before the router listens is not followed.
    await expect(page.locator('main h1').first()).toBeVisible();
    for (const path of walk) {
      await goTo(page, path);
      changed.push(...(await changedParts(page, path, fresh.get(path) ?? {})));
    }
  }
  expect(changed).toEqual([]);
});

test('one edit of the card radius shows on every page and in the splash', async ({ visit }) => {
  for (const path of ['/apps/calendar', '/wallet', '/invoices', '/apps/Projects', '/ui/cards']) {
    const page = await visit(path);
    const cards = page.locator('main .card:visible');
    await expect(cards.first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('--pz-r-card', '3px'));
    // A placeholder may give way to its card meanwhile.
    await expect
      .poll(
        async () => [
          ...new Set(
            await cards.evaluateAll((found) => found.map((card) => getComputedStyle(card).borderRadius)),
          ),
        ],
        { message: path },
      )
      .toEqual(['3px']);
  }
  const page = await visit('/about');
  const splash = await page.evaluate(async () => {
    const html = await (await fetch('/webapp/')).text();
    return [...html.matchAll(/\.splash-page i\s*\{[^}]*border-radius:\s*([^;}]+)/g)].map(
      ([, radius]) => radius,
    );
  });
  expect(splash).toEqual(['var(--pz-r-card)']);
});

test('the filters of Explore stand in columns, each field below its label', async ({ visit }) => {
  const page = await visit('/explore', { who: 'demo' });
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  const lefts = await form.getByRole('textbox').evaluateAll((fields: HTMLElement[]) =>
    fields.slice(0, 4).map((field) => ({
      field: field.getBoundingClientRect().left,
      label: field.closest('label')?.getBoundingClientRect().left,
    })),
  );
  for (const { field, label } of lefts) expect(field).toBe(label);
  expect(new Set(lefts.map(({ field }) => field)).size).toBe(2);
});

test('a dialog over another has its buttons within its own edges', async ({ visit }) => {
  const page = await visit('/u/ines', { who: 'demo', narrow: true });
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const square = { width: 200, height: 200, channels: 3, background: '#c8421a' } as const;
  const buffer = await sharp({ create: square }).png().toBuffer();
  await page
    .getByLabel('Choose profile picture')
    .setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await expect(dialog.getByRole('button', { name: 'Use this part' })).toBeEnabled();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('the promises of the front door end above its scene', async ({ visit }) => {
  for (const narrow of [false, true]) {
    const page = await visit('/auth/login', { narrow });
    const door = page.getByRole('region', { name: 'About Plaza' });
    const last = door.getByRole('listitem').last();
    await expect(last).toBeVisible();
    const [promise, scene] = await Promise.all([
      last.boundingBox(),
      door.locator('.art-brand').boundingBox(),
    ]);
    expect((promise?.y ?? 0) + (promise?.height ?? 0)).toBeLessThan(scene?.y ?? 0);
  }
});

test('the breadcrumb stands on the edge of a profile', async ({ visit }) => {
  const page = await visit('/users/profile', { who: 'demo' });
  const profile = page.locator('main article, main .card').first();
  await expect(profile).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.poll(async () => (await profile.boundingBox())?.x).toBe((await crumbs.boundingBox())?.x);
});

test('a field that is too narrow for its placeholder ends in an ellipsis', async ({ visit }) => {
  const page = await visit('/', { who: 'demo', narrow: true });
  const field = page.getByRole('main').getByRole('textbox').first();
  await expect(field).toHaveCSS('text-overflow', 'ellipsis');
});
