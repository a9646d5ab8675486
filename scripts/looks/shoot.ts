import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Size } from './options';
import type { Side } from './sides';
import { restOf } from './settled';

/** CSS pixels of the longest picture; what comes below is of the same kind. */
const MAX_HEIGHT = 4_000;

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** One page, or one page with something open, at one width. */
export interface Subject {
  path: string;
  member: boolean;
  /** Absent for the page itself. */
  state?: string;
  open?: (page: Page) => Promise<unknown>;
}

/** The same moment in every page of both states. */
export const moment = new Date();

/** Both schemes of a subject, or why there is no picture. */
export type Shot = { pictures: Record<Scheme, Buffer> } | { error: string };

const followSystem = () =>
  localStorage.setItem('plaza.theme-config', JSON.stringify({ version: 1, theme: 'auto' }));

/** The same numbers in the same order. */
function seedChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function openContext(
  browser: Browser,
  side: Side,
  member: boolean,
  viewport: Size,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    ...(member ? { storageState: side.member } : {}),
  });
  await context.clock.setFixedTime(moment);
  await context.addInitScript(followSystem);
  await context.addInitScript(seedChance);
  return context;
}

/** As long as its content, so that one picture holds all of it. */
async function stretch(page: Page, size: Size): Promise<boolean> {
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  if (long <= size.height) return false;
  await page.setViewportSize({ width: size.width, height: Math.min(long, MAX_HEIGHT) });
  return true;
}

async function picture(page: Page, rest: () => Promise<void>, colorScheme: Scheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await rest();
  return page.screenshot({ animations: 'disabled' });
}

/** Takes a subject in light and dark. Never throws: what went wrong is part of the result. */
export async function shoot(browser: Browser, side: Side, subject: Subject, size: Size): Promise<Shot> {
  const context = await openContext(browser, side, subject.member, size);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(5_000);
    const rest = restOf(page);
    await page.goto(`${side.address}/webapp${subject.path}`, { timeout: 20_000 });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await rest();
    if (subject.open) await subject.open(page);
    else await stretch(page, size);
    const light = await picture(page, rest, 'light');
    return { pictures: { light, dark: await picture(page, rest, 'dark') } };
  } catch (error) {
    return { error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  } finally {
    await context.close();
  }
}
