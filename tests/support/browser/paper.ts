import type { Locator, Page } from '@playwright/test';
import { installPaint } from './paint';

/** Shows the page as the printer gets it: a print event comes first. */
export async function showOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await installPaint(page);
}

/** Texts of visible elements below 4.5:1, or on a ground other than white paper. */
export const faintTexts = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .flatMap((element) => {
        const { paint } = window;
        const ground = paint?.groundOf(element);
        const text = paint?.parse(getComputedStyle(element).color) ?? [];
        const isDark = ground && paint && paint.contrast(ground, [255, 255, 255, 255]) > 1.3;
        return isDark || (paint?.contrast(text, ground ?? []) ?? 0) < 4.5 ? [element.outerHTML] : [];
      }),
  );

/** Visible elements that cut their text, by a box that is too small or by lines that are left out. */
export const cutTexts = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const cuts = getComputedStyle(element).overflow !== 'visible';
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const isTooSmall = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
        return (
          cuts && isTooSmall && clientWidth > 1 && element.checkVisibility() && element.textContent?.trim()
        );
      })
      .map((element) => element.outerHTML),
  );
