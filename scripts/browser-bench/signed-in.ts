import type { Browser, BrowserContext } from '@playwright/test';

export type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function signedIn(browser: Browser, address: string): Promise<StoredState> {
  const member = await browser.newContext();
  const page = await member.newPage();
  await page.goto(`${address}/webapp/auth/login`);
  await page.getByLabel('Email').fill('demo@plaza.test');
  await page.getByLabel('Password', { exact: true }).fill('plaza-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  const storageState = await member.storageState({ indexedDB: true });
  await member.close();
  return storageState;
}
