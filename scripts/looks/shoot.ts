import type { BrowserContext, Page } from '@playwright/test';
import type { Size } from './options';
import { restOf } from './settled';

/** CSS pixels of the longest picture; what comes below is of the same kind. */
const MAX_HEIGHT = 4_000;
/** A machine that has other work needs time. */
const OPEN_MS = 60_000;
const STEP_MS = 10_000;

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** One page, or one page with something open, at one width. */
export interface Subject {
  path: string;
  member: boolean;
  /** Absent for the page itself. */
  state?: string;
  /** The only width that has it. */
  width?: Size['width'];
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

/** In the page: ids that a page makes up, such as that of a request, become the same everywhere. */
function levelIds(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const level = text.replaceAll(
      /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g,
      '00000000-0000-0000-0000-000000000000',
    );
    if (level !== text) node.nodeValue = level;
  }
}

async function picture(page: Page, rest: Camera['rest'], colorScheme: Scheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme });
  await rest();
  await page.evaluate(levelIds);
  return page.screenshot({ animations: 'disabled', timeout: OPEN_MS });
}

/** A page that takes one picture after the other: a new one each time costs a third of the run. */
export interface Camera {
  page: Page;
  /** Waits until the page has come to rest. */
  rest: () => Promise<void>;
}

export async function openCamera(context: BrowserContext): Promise<Camera> {
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  return { page, rest: restOf(page) };
}

/** Takes a subject in light and dark. Never throws: what went wrong is part of the result. */
export async function shoot(
  { page, rest }: Camera,
  address: string,
  { path, open }: Subject,
  size: Size,
): Promise<Shot> {
  try {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${address}/webapp${path}`, { timeout: OPEN_MS });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached', timeout: OPEN_MS });
    await rest();
    if (open) {
      // Where the last one left it, it might point at something.
      await page.mouse.move(1, 1);
      await open(page);
    } else await stretch(page, size);
    const light = await picture(page, rest, 'light');
    return { pictures: { light, dark: await picture(page, rest, 'dark') } };
  } catch (error) {
    return { error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}
