import type { BrowserContext, Page } from '@playwright/test';
import { waitForCards } from '../../tests/support/browser/wait';
import type { Size } from './options';
import { restOf } from './settled';

/** Height limit of a picture in CSS pixels; longer pages repeat the same content below. */
const MAX_HEIGHT = 4_000;
/** Generous, for machines under load. */
const OPEN_MS = 60_000;
const STEP_MS = 30_000;

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A page, or a page with something open. */
export interface Subject {
  path: string;
  member: boolean;
  /** Absent for the page itself. */
  state?: string;
  /** Set when the subject exists at one width only. */
  width?: Size['width'];
  open?: (page: Page) => Promise<unknown>;
}

export type Pictures = Record<Scheme, Buffer>;

/** Pictures in both schemes, or the reason for their absence. */
export type Shot = { pictures: Pictures } | { error: string };

/** Grows the window to the height of its content. */
async function stretch(page: Page, { width, height }: Size): Promise<void> {
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  if (long > height) await page.setViewportSize({ width, height: Math.min(long, MAX_HEIGHT) });
}

/** Runs in the page: replaces generated ids, such as request ids, by a constant. */
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

/** A reused page: a new page per picture would lengthen the run by half. */
export interface Camera {
  page: Page;
  /** Waits until the page is idle. */
  rest: () => Promise<void>;
}

export async function picture({ page, rest }: Camera, colorScheme: Scheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme });
  await waitForCards(page);
  await rest();
  await page.evaluate(levelIds);
  return page.screenshot({ animations: 'disabled', timeout: OPEN_MS });
}

/** `busyMaxMs` limits the wait for pages that load for ever. */
export async function openCamera(context: BrowserContext, busyMaxMs?: number): Promise<Camera> {
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  return { page, rest: restOf(page, busyMaxMs) };
}

/** Loads the page of a subject and opens what is to be open. */
export async function present(
  { page, rest }: Camera,
  address: string,
  { path, open }: Subject,
  size: Size,
  colorScheme: Scheme,
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.goto(`${address}/webapp${path}`, { timeout: OPEN_MS });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached', timeout: OPEN_MS });
  await rest();
  if (!open) return;
  // The previous subject may have left the pointer over a control.
  await page.mouse.move(1, 1);
  await open(page);
}

/** Photographs a subject in light and dark. Never throws: errors are part of the result. */
export async function shoot(camera: Camera, address: string, subject: Subject, size: Size): Promise<Shot> {
  try {
    await present(camera, address, subject, size, 'light');
    if (!subject.open) await stretch(camera.page, size);
    const light = await picture(camera, 'light');
    return { pictures: { light, dark: await picture(camera, 'dark') } };
  } catch (error) {
    return { error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}
