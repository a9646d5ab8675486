import type { Locator, Page } from '@playwright/test';
import {
  type NavigationCost,
  measureNavigation,
  type Cost,
  measureCost,
  waitUntilIdle,
  observePerformance,
} from './measure';

/** A deed done several times: the first time may load code, later ones do not. */
export interface InteractionCost {
  name: string;
  costs: Cost[];
}

/** A way between two pages whose link was hovered, gone several times. */
export interface HoveredNavigation {
  name: string;
  times: NavigationCost[];
}

/** Longer than the app waits before it loads ahead what was not needed for the first page. */
const PREFETCH_MS = 4_000;
const REPETITIONS = 6;

async function repeat(
  page: Page,
  name: string,
  prepare: (time: number) => Promise<unknown>,
  deed: (time: number) => Promise<unknown>,
): Promise<InteractionCost> {
  const costs: Cost[] = [];
  for (let time = 0; time < REPETITIONS; time += 1) {
    await prepare(time);
    costs.push(await measureCost(page, () => deed(time)));
  }
  return { name, costs };
}

const press = async (page: Page) => {
  await page.mouse.down();
  await page.mouse.up();
};

/** Leaves a field and goes to it once more. */
async function refocus(page: Page, field: Locator): Promise<Cost> {
  await field.blur();
  return measureCost(page, () => press(page));
}

/** Like, type and change the tab on the feed, which stands already. */
export async function measureFeedInteractions(page: Page): Promise<InteractionCost[]> {
  await observePerformance(page);
  await waitUntilIdle(page, PREFETCH_MS);
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
  const liking = await repeat(
    page,
    'Like',
    () => like.hover(),
    () => press(page),
  );
  const field = page.getByLabel('What is happening on your square');
  await field.hover();
  const opening: InteractionCost = {
    name: 'Go to the field',
    costs: [await measureCost(page, () => press(page)), await refocus(page, field)],
  };
  const typing = await repeat(
    page,
    'Type 20 characters',
    () => field.focus(),
    () => page.keyboard.type('Lamps on the square.', { delay: 80 }),
  );
  await field.fill('');
  const tabs = await repeat(
    page,
    'Change the tab',
    (time) => page.getByRole('tab', { name: time % 2 === 0 ? 'Following' : 'For you' }).hover(),
    () => press(page),
  );
  return [liking, opening, typing, tabs];
}

/** Sort and filter the thousand employees, whose page stands already. */
export async function measureTableInteractions(page: Page): Promise<InteractionCost[]> {
  await observePerformance(page);
  await waitUntilIdle(page, PREFETCH_MS);
  const employees = page.getByRole('region', { name: 'Employees', exact: true }).first();
  const heads = employees.getByRole('columnheader').getByRole('button');
  const sorting = await repeat(
    page,
    'Sort the employees',
    (time) => heads.nth(time).hover(),
    () => press(page),
  );
  const search = employees.getByRole('searchbox');
  const filtering = await repeat(
    page,
    'Filter the employees',
    () => search.fill(''),
    (time) => search.pressSequentially(['an', 'lo', 'per', 'ma', 'chi', 'so'][time] ?? 'an', { delay: 80 }),
  );
  return [sorting, filtering];
}

const NAVIGATIONS = [
  ['Notifications', '/webapp/notifications', 'main li'],
  ['Feed', '/webapp/', 'main article'],
  ['Explore', '/webapp/explore', 'main section'],
  ['Feed', '/webapp/', 'main article'],
  ['Bookmarks', '/webapp/bookmarks', 'main article, main .stream-w'],
  ['Feed', '/webapp/', 'main article'],
] as const;

/** Goes between pages by links that were hovered first, from the feed on. */
export async function measureHoveredNavigations(page: Page): Promise<HoveredNavigation[]> {
  await observePerformance(page);
  await waitUntilIdle(page, PREFETCH_MS);
  const ways = new Map<string, HoveredNavigation>();
  for (let round = 0; round < 4; round += 1) {
    for (const [heading, address, content] of NAVIGATIONS) {
      await page.locator(`a[href="${address}"]:visible`).first().hover();
      await waitUntilIdle(page);
      const time = await measureNavigation(page, heading, content, () => press(page));
      const way = ways.get(heading) ?? { name: heading, times: [] };
      way.times.push(time);
      ways.set(heading, way);
    }
  }
  return [...ways.values()];
}
