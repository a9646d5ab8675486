import type { Locator, Page } from '@playwright/test';
import {
  type NavigationCost,
  measureNavigation,
  type Cost,
  measureCost,
  waitUntilIdle,
  observePerformance,
} from './measure';

/** The first run may load code. */
export interface InteractionCost {
  name: string;
  costs: Cost[];
}

export interface HoveredNavigation {
  name: string;
  times: NavigationCost[];
}

/** Longer than the delay before the app prefetches other pages. */
const PREFETCH_MS = 4_000;
const REPETITIONS = 6;

async function repeat(
  page: Page,
  name: string,
  prepare: (time: number) => Promise<unknown>,
  action: (time: number) => Promise<unknown>,
): Promise<InteractionCost> {
  const costs: Cost[] = [];
  for (let time = 0; time < REPETITIONS; time += 1) {
    await prepare(time);
    costs.push(await measureCost(page, () => action(time)));
  }
  return { name, costs };
}

const press = async (page: Page) => {
  await page.mouse.down();
  await page.mouse.up();
};

async function refocus(page: Page, field: Locator): Promise<Cost> {
  await field.blur();
  return measureCost(page, () => press(page));
}

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
  const field = page.getByLabel('What’s happening on your square');
  await field.hover();
  const opening: InteractionCost = {
    name: 'Focus the composer',
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
    'Switch the tab',
    (time) => page.getByRole('tab', { name: time % 2 === 0 ? 'Following' : 'For you' }).hover(),
    () => press(page),
  );
  return [liking, opening, typing, tabs];
}

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
  ['Bookmarks', '/webapp/bookmarks', 'main article, main .stream-inset'],
  ['Feed', '/webapp/', 'main article'],
] as const;

export async function measureHoveredNavigations(page: Page): Promise<HoveredNavigation[]> {
  await observePerformance(page);
  await waitUntilIdle(page, PREFETCH_MS);
  const navigations = new Map<string, HoveredNavigation>();
  for (let round = 0; round < 4; round += 1) {
    for (const [heading, address, content] of NAVIGATIONS) {
      await page.locator(`a[href="${address}"]:visible`).first().hover();
      await waitUntilIdle(page);
      const time = await measureNavigation(page, heading, content, () => press(page));
      const navigation = navigations.get(heading) ?? { name: heading, times: [] };
      navigation.times.push(time);
      navigations.set(heading, navigation);
    }
  }
  return [...navigations.values()];
}
