import type { Locator, Page } from '@playwright/test';

/** More than any page has between two controls of one task. */
const MAX_STOPS = 150;

/** Moves the focus to a control by Tab alone, or Shift+Tab, from where it is. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${String(control)}`);
}
