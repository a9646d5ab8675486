import type { BrowserContext, Page } from '@playwright/test';
import type { Size } from './options';
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

export type Pictures = Record<Scheme, Buffer>;

/** Both schemes of a subject, or why there is no picture. */
export type Shot = { pictures: Pictures } | { error: string };

/** Makes the window as long as its content, so that one picture holds all of it. */
async function stretch(page: Page, { width, height }: Size): Promise<void> {
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  if (long > height) await page.setViewportSize({ width, height: Math.min(long, MAX_HEIGHT) });
}

async function picture(page: Page, rest: () => Promise<void>, colorScheme: Scheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme });
  await rest();
  return page.screenshot({ animations: 'disabled' });
}

/** Takes a subject in light and dark. Never throws: what went wrong is part of the result. */
export async function shoot(
  context: BrowserContext,
  address: string,
  { path, open }: Subject,
  size: Size,
): Promise<Shot> {
  const page = await context.newPage();
  try {
    page.setDefaultTimeout(5_000);
    const rest = restOf(page);
    await page.goto(`${address}/webapp${path}`, { timeout: 20_000 });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await rest();
    if (open) await open(page);
    else await stretch(page, size);
    const light = await picture(page, rest, 'light');
    return { pictures: { light, dark: await picture(page, rest, 'dark') } };
  } catch (error) {
    return { error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  } finally {
    await page.close();
  }
}
