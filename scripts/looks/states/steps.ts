import type { Locator, Page } from '@playwright/test';
import type { Subject } from '../shoot';

/** A member's action, located by role and name rather than class, so that it works on both sides. */
type Step = (page: Page) => Promise<unknown>;

/** Selectors of open overlays. */
export const MENU = 'role=menu';
export const DIALOG = 'role=dialog';
export const LISTBOX = 'role=listbox';
export const POPOVER = ':popover-open';
/** The class is the library's: its role differs between refs. */
export const TOAST = '.Toastify__toast';
export const EXPANDED = 'main [aria-expanded=true]';

const first = (found: Locator): Locator => found.filter({ visible: true }).first();

/** The texts of the two sides may differ: `name` matches both. */
export const press =
  (name: RegExp, within = 'body'): Step =>
  (page) =>
    first(page.locator(within).getByRole('button', { name })).click();

export const choose =
  (name: RegExp): Step =>
  (page) =>
    first(page.getByRole('menuitem', { name })).click();

/** An action of the selection: on a phone a rare one is in the menu of more actions. */
export const pressAction =
  (name: RegExp): Step =>
  async (page) => {
    const button = first(page.getByRole('button', { name }));
    const more = first(page.getByRole('button', { name: 'More actions', exact: true }));
    await button.or(more).first().waitFor();
    if (await button.isVisible()) return button.click();
    await more.click();
    return choose(name)(page);
  };

export const check =
  (name: RegExp): Step =>
  (page) =>
    first(page.getByRole('checkbox', { name })).check();

/** Clicks the `nth` visible match of a selector. */
export const pressAt =
  (selector: string, nth = 0): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).nth(nth).click();

/** Examples far down mount once they are near the window. */
export const scrollToEnd: Step = (page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    while (Math.ceil(scrollY) < root.scrollHeight - innerHeight) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  });

export const hover =
  (name: RegExp, within = 'main'): Step =>
  (page) =>
    first(page.locator(within).getByRole('button', { name })).hover();

/** Presses keys in turn, for example "Control+k". */
export const keys =
  (...pressed: readonly string[]): Step =>
  async (page) => {
    for (const key of pressed) await page.keyboard.press(key);
  };

export const type =
  (text: string): Step =>
  (page) =>
    page.keyboard.type(text);

/** Waits for a visible match before the next step. */
export const see =
  (selector: string): Step =>
  (page) =>
    first(page.locator(selector)).waitFor();

/** A page with something open: the steps that open it, and the selector of what they open. */
export const state = (path: string, name: string, shown: string, ...steps: readonly Step[]): Subject => ({
  path,
  member: true,
  state: name,
  async open(page) {
    for (const step of steps) await step(page);
    await see(shown)(page);
  },
});

/** Limits a subject to the only width that has it. */
export const only = (width: 1280 | 360, subject: Subject): Subject => ({ ...subject, width });
