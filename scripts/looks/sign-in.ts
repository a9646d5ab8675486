import type { Browser, BrowserContext } from '@playwright/test';
import { restOf } from './settled';

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Browser storage after the sign-in of the demo member. Fields by their purpose: labels of older commits may differ. */
export async function signIn(browser: Browser, address: string): Promise<Storage> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const rest = restOf(page);
  await page.goto(`${address}/webapp/auth/login`);
  await page.locator('input[type=email]').fill('demo@plaza.test');
  await page.locator('input[autocomplete=current-password]').fill('plaza-demo');
  await page.locator('input[autocomplete=current-password]').press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  // Seen notifications are marked as read after a while; later pictures would show the unread count by chance.
  await page.goto(`${address}/webapp/notifications`);
  const read = page.waitForResponse(
    (response) => response.url().endsWith('/notifications/read') && response.ok(),
  );
  await page.getByRole('button', { name: /^mark all/i }).click();
  await read;
  await rest();
  const storage = await context.storageState({ indexedDB: true });
  await context.close();
  return storage;
}
