import type { Page } from '@playwright/test';
import { THEME_KEY } from './fixtures';

/** Pages begin with these settings. */
export const startWithSettings = (page: Page, settings: object) =>
  page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
    THEME_KEY,
    JSON.stringify(settings),
  ] as const);

/** Changes settings like the customizer of another tab. */
export const changeSettings = (page: Page, settings: object): Promise<void> =>
  page.evaluate(
    ([key, change]) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...stored, ...change }));
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    },
    [THEME_KEY, settings] as const,
  );
