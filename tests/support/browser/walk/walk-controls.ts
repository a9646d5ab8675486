import type { Page, TestInfo } from '@playwright/test';
import { axeViolations } from '../fixtures';
import { waitForKeepFocus, waitForQuietFrames } from '../wait';
import { type Control, focusNext, WALK_TERMS } from './find-control';
import { OPEN_PART, type Outcome, readOutcome } from './read-outcome';

/** Type of the annotation with the states that axe checked. */
export const OPEN_STATES = 'open states';
/** Around each card of the gallery. */
export const FRAME = 'show code|hide code|copy code|on this page|props, keyboard';
/** Selector of controls that open something and change nothing. */
export const OPENERS =
  ':is([aria-haspopup], [aria-expanded], [role=tab], summary):not(:disabled, [aria-disabled=true], [role=combobox], [tabindex="-1"])';
/** Change what other tests read of a member. */
export const CHANGING =
  'delete|mute|report|remove|pin|accept|decline|approve|publish|^post|^send|leave|follow|^like|repost|save|vote|join|request';

/** Times an opener is pressed again for the controls of its layer. */
const MAX_REOPENED = 5;
const MAX_REPEATED = 8;
/** Frames in which content arrives after the heading: sample data takes 100 ms. */
const ARRIVAL = { quiet: 12, most: 36 };

interface WalkOptions {
  /** Presses. */
  limit: number;
  /** Matches names of controls that are not pressed. */
  kept?: string;
  roots?: string;
  /** Selector, for example `OPENERS`. */
  controls?: string;
  schemes?: readonly ('light' | 'dark')[];
}

/** What a walk found: its faults, and the open parts that axe checked, once in each scheme. */
export interface ControlWalk {
  faults: string[];
  states: number;
  presses: number;
}

/** Annotates a test with what its walk did; `npm run test:all` sums it. */
export const countWalk = ({ annotations }: TestInfo, { states, presses }: ControlWalk): number =>
  annotations.push(
    { type: OPEN_STATES, description: String(states) },
    { type: 'presses by keyboard', description: String(presses) },
  );

/** What axe finds in the open part. A part may replace the one that stood there while its code loaded: `mark` finds it. */
async function checkPart(page: Page, mark: () => Promise<unknown>): Promise<string[]> {
  try {
    return await axeViolations(page, OPEN_PART);
  } catch (error) {
    if ((await page.locator(OPEN_PART).count()) > 0) throw error;
    await mark();
    return axeViolations(page, OPEN_PART);
  }
}

/** What axe finds in the open part in each scheme. */
async function partViolations(
  page: Page,
  schemes: readonly string[],
  mark: () => Promise<unknown>,
): Promise<string[]> {
  const found: string[] = [];
  const shown = await page.locator('html').getAttribute('data-bs-theme');
  const setScheme = (scheme: string | null) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-bs-theme', name ?? ''), scheme);
  for (const scheme of schemes) {
    if (scheme !== shown || schemes.length > 1) await setScheme(scheme);
    for (const line of await checkPart(page, mark)) found.push(`${scheme}: ${line}`);
  }
  if (schemes.length > 1) await setScheme(shown);
  return found;
}

/**
 * Presses the controls of a page, and of what they open, by keyboard. A fault is a press after which the body has the
 * focus, a layer that Esc leaves open, a page that stays locked or covered, and what axe finds in an open part.
 */
export async function walkControls(page: Page, options: WalkOptions): Promise<ControlWalk> {
  const { limit, kept, schemes = ['light', 'dark'] } = options;
  const { roots, controls } = { ...WALK_TERMS, ...options };
  const terms = {
    ...WALK_TERMS,
    roots,
    controls,
    leaving: kept ? `${WALK_TERMS.leaving}|${kept}` : WALK_TERMS.leaving,
  };
  const faults = new Set<string>();
  const pressed: Record<string, number> = {};
  const reopened: Record<string, number> = {};
  const checked = new Set<string>();
  let opener: Control | null = null;
  let presses = 0;
  const trail: string[] = [];
  const report = (fault: string) => faults.add(`${fault} (after ${trail.slice(-4).join(', ')})`);
  const isElsewhere = (address: string) => new URL(page.url()).pathname !== address;
  /** A page that loads takes the focus when it is there. */
  const settle = async (): Promise<Outcome> => {
    const outcome = await readOutcome(page, terms);
    return outcome.isLost ? readOutcome(page, terms) : outcome;
  };
  const reportClosed = ({ isLocked, isCovered }: Outcome, name: string) => {
    if (isLocked) faults.add(`"${name}" leaves the page locked`);
    if (isCovered) faults.add(`"${name}" leaves the page covered`);
  };
  const closeLayers = async (name: string): Promise<boolean> => {
    for (let level = 0; level < 8; level += 1) {
      const asking = page.locator('dialog[open][closedby=none]').last();
      if (await asking.isVisible()) await asking.getByRole('button').last().press('Enter');
      else await page.keyboard.press('Escape');
      const after = await settle();
      if (after.isLost) report(`Esc after "${name}" drops the focus`);
      if (after.layers > 0) continue;
      reportClosed(after, name);
      return true;
    }
    report(`"${name}" stays open`);
    return false;
  };

  // The first key loads what keeps the focus.
  await page.keyboard.press('Tab');
  await waitForKeepFocus(page);
  await waitForQuietFrames(page, ARRIVAL.quiet, ARRIVAL.most);
  while (presses < limit) {
    const address = new URL(page.url()).pathname;
    const control: Control | null = await page.evaluate(focusNext, [terms, pressed] as const);
    if (!control) {
      if (!opener || !(await closeLayers(opener.name))) break;
      opener = null;
      continue;
    }
    pressed[control.kind] = (pressed[control.kind] ?? 0) + 1;
    let after: Outcome | null = null;
    for (let times = 0; times < (control.repeats ? MAX_REPEATED : 1); times += 1) {
      presses += 1;
      trail.push(control.name);
      for (const key of control.keys) await page.keyboard.press(key);
      const before: string = after?.focused ?? '';
      after = await settle();
      if (after.isLost) report(`"${control.name}" drops the focus, press ${times + 1}`);
      if (after.isLost || after.layers > 0 || isElsewhere(address)) break;
      if (times > 0 && after.focused !== before) break;
    }
    const isOpen = (after?.layers ?? 0) > 0;
    if (isOpen && !control.isLayer) opener = control;
    if (after?.open && !isElsewhere(address) && !checked.has(after.open)) {
      checked.add(after.open);
      for (const line of await partViolations(page, schemes, settle))
        faults.add(`"${control.name}" opens ${line}`);
    }
    if (!isOpen && control.isLayer && opener && after) {
      const again = (reopened[opener.kind] ?? 0) + 1;
      reopened[opener.kind] = again;
      if (control.left > 0 && again <= MAX_REOPENED) pressed[opener.kind] = 0;
      if (!isElsewhere(address)) reportClosed(after, control.name);
      opener = null;
    }
    if (isElsewhere(address)) {
      await page.goBack();
      await settle();
      opener = null;
    }
  }
  if (opener && presses >= limit) await closeLayers(opener.name);
  return { faults: [...faults], states: checked.size * schemes.length, presses };
}
