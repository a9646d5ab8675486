import type { Locator, Page } from '@playwright/test';
import type { Subject } from '../shoot';

/** What a reader does: by role and name, never by class, so that it works in both states. */
type Step = (page: Page) => Promise<unknown>;

/** The roles that tell whether something is open, as selectors. */
export const MENU = 'role=menu';
export const DIALOG = 'role=dialog';
export const LISTBOX = 'role=listbox';
export const POPOVER = ':popover-open';
export const EXPANDED = 'main [aria-expanded=true]';

const first = (found: Locator): Locator => found.filter({ visible: true }).first();

/** The texts of the two states may differ: a name is what both have in common, or either of the two. */
export const press =
  (name: RegExp, within = 'body'): Step =>
  (page) =>
    first(page.locator(within).getByRole('button', { name })).click();

export const choose =
  (name: RegExp): Step =>
  (page) =>
    first(page.getByRole('menuitem', { name })).click();

export const check =
  (name: RegExp): Step =>
  (page) =>
    first(page.getByRole('checkbox', { name })).check();

/** Presses what a selector finds, the `nth` of what is visible. */
export const pressAt =
  (selector: string, nth = 0): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).nth(nth).click();

export const hover =
  (name: RegExp, within = 'main'): Step =>
  (page) =>
    first(page.locator(within).getByRole('button', { name })).hover();

/** Presses keys one after the other: "Control+k". */
export const keys =
  (...pressed: readonly string[]): Step =>
  async (page) => {
    for (const key of pressed) await page.keyboard.press(key);
  };

export const type =
  (text: string): Step =>
  (page) =>
    page.keyboard.type(text);

/** Waits for what a step loads before the next one. */
export const see =
  (selector: string): Step =>
  (page) =>
    first(page.locator(selector)).waitFor();

/** A page with something open: the steps that open it, then what must be visible. */
export const state = (path: string, name: string, shown: string, ...steps: readonly Step[]): Subject => ({
  path,
  member: true,
  state: name,
  async open(page) {
    for (const step of steps) await step(page);
    await see(shown)(page);
  },
});

/** The same at one width only, where the other has no such thing. */
export const only = (width: 1280 | 360, subject: Subject): Subject => ({ ...subject, width });
