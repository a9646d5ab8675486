import type { Page } from '@playwright/test';
import { THEME_KEY } from './fixtures';

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
