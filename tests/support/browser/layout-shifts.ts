import type { Page } from '@playwright/test';

/** Sums the layout shifts of each document in `window.name`. Call before opening a page. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.name = '0';
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value?: number })[])
        window.name = String(Number(window.name) + (shift.value ?? 0));
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const readShifts = (page: Page): Promise<number> => page.evaluate(() => Number(window.name));
