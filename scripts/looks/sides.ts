import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { freshFolder, startProduct, type Product } from '../../tests/support/product';
import { run } from '../lib/run';

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One of the two states, running. */
export interface Side {
  name: 'ref' | 'now';
  address: string;
  /** What the browser holds after the sign-in. */
  member: Storage;
  end: Product['end'];
}

/** Fields by what they are for: their labels may be worded differently in the two states. */
async function signIn(browser: Browser, address: string): Promise<Storage> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/webapp/auth/login`);
  await page.locator('input[type=email]').fill('demo@plaza.test');
  await page.locator('input[autocomplete=current-password]').fill('plaza-demo');
  await page.locator('input[autocomplete=current-password]').press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  // The first visit marks notices as read, which later pages would otherwise show before or after, by chance.
  await page.goto(`${address}/webapp/notifications`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  const storage = await context.storageState({ indexedDB: true });
  await context.close();
  return storage;
}

/**
 * Starts both states on the same rows: the ref seeds a database, because migrations go forward only, and both open
 * a copy of it.
 */
export async function startSides(browser: Browser, tree: string): Promise<[Side, Side]> {
  const folder = freshFolder();
  const data = { ref: path.join(folder, 'ref'), now: path.join(folder, 'now') };
  mkdirSync(data.ref);
  console.log('Building and seeding the ref');
  const seeding = await startProduct({ dataDir: data.ref, cwd: tree });
  await seeding.end('SIGTERM');
  // Keeps owners and modes, which the database insists on.
  const copied = await run('cp', ['-a', data.ref, data.now]);
  if (copied.code !== 0) throw new Error(copied.output);
  console.log('Building the working tree and starting both');
  const now = await startProduct({ dataDir: data.now });
  const ref = await startProduct({ dataDir: data.ref, cwd: tree });
  const open = async (name: Side['name'], { address, end }: Product): Promise<Side> => ({
    name,
    address,
    end,
    member: await signIn(browser, address),
  });
  return Promise.all([open('ref', ref), open('now', now)]);
}
