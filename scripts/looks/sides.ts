import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { freshFolder, startProduct, type Product } from '../../tests/support/browser/start-product';
import { run } from '../lib/run-program';
import { signIn, type Storage } from './sign-in';

/** A running service of one of the two states. */
export interface Side {
  name: 'ref' | 'now';
  address: string;
  /** Browser storage after the sign-in. */
  member: Storage;
  /** Fixed time of the browser's clock, equal on both sides. */
  moment: Date;
}

export interface Sides {
  pair: readonly [ref: Side, now: Side];
  close: () => Promise<void>;
}

/**
 * Starts both states on the same rows: the ref seeds a database, because migrations go forward only, and both open
 * a copy of it.
 */
export async function startSides(browser: Browser, tree: string): Promise<Sides> {
  const folder = freshFolder();
  const data = { ref: path.join(folder, 'ref'), now: path.join(folder, 'now') };
  const running: Product[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map((product) => product.end('SIGTERM')));
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (dataDir: string, cwd: string): Promise<Product> => {
    const product = await startProduct({ dataDir, cwd });
    running.push(product);
    process.once('exit', () => product.process.kill());
    return product;
  };
  try {
    mkdirSync(data.ref);
    console.log('Building and seeding the ref');
    const seeding = await startProduct({ dataDir: data.ref, cwd: tree });
    await seeding.end('SIGTERM');
    const moment = new Date();
    // The database refuses a folder with other owners or modes.
    const copied = await run('cp', ['-a', data.ref, data.now]);
    if (copied.code !== 0) throw new Error(copied.output);
    console.log('Building the working tree and starting both');
    const [now, ref] = [await start(data.now, '.'), await start(data.ref, tree)];
    const open = async (name: Side['name'], { address }: Product): Promise<Side> => ({
      name,
      address,
      moment,
      member: await signIn(browser, address),
    });
    return { pair: await Promise.all([open('ref', ref), open('now', now)]), close };
  } catch (error) {
    await close();
    throw error;
  }
}
