import { expect, onTestFinished, test } from 'vitest';
import { getMe } from '@contract/member/member';
import {
  databasePid,
  freshFolder,
  identityToken,
  startProduct,
  type Product,
} from '../support/browser/start-product';
import { callProduct, compareWrites, type Write, writePost, writeUntil } from '../support/browser/write-load';

/** `npm run test:faults` sets 100. */
const ROUNDS = Number(process.env['PLAZA_FAULT_ROUNDS'] ?? 4);
const WRITERS = 6;
const email = 'writer@plaza.test';
const password = 'lamp-post-42';

/** The orphaned database is left for the next start. */
async function killService(product: Product, dataDir: string): Promise<Product> {
  await product.end('SIGKILL');
  return startProduct({ dataDir });
}

/** The service keeps running, fails for a moment and recovers. */
async function killDatabase(product: Product, dataDir: string): Promise<Product> {
  const killed = await databasePid(dataDir);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => databasePid(dataDir), { timeout: 20_000 }).not.toBe(killed);
  return product;
}

test(
  `loses and repeats no acknowledged write over ${ROUNDS} hard kills`,
  async () => {
    const dataDir = freshFolder();
    const log: Write[] = [];
    let product = await startProduct({ dataDir });
    onTestFinished(async () => void (await product.end('SIGTERM')));
    await identityToken(product, 'signUp', email, password);
    for (let round = 0; round < ROUNDS; round++) {
      const token = await identityToken(product, 'signInWithPassword', email, password);
      const stop = new AbortController();
      const before = log.length;
      const writers = Array.from({ length: WRITERS }, () => writeUntil(product, token, log, stop.signal));
      const enough = 1 + Math.floor(Math.random() * 60);
      await expect
        .poll(() => log.slice(before).filter(({ acknowledged }) => acknowledged !== null).length, {
          interval: 10,
          timeout: 20_000,
        })
        .toBeGreaterThanOrEqual(enough);
      product = await (round % 2 === 0 ? killService : killDatabase)(product, dataDir);
      stop.abort();
      await Promise.all(writers);
      await expect
        .poll(() => callProduct(product, token, getMe.path).then(({ status }) => status), { timeout: 30_000 })
        .toBe(200);
      const fresh = await identityToken(product, 'signInWithPassword', email, password);
      const written = log.slice(before);
      expect(
        written.some(({ acknowledged }) => acknowledged !== null),
        'the round acknowledged a write',
      ).toBe(true);
      // What got no answer is sent once more with its key, as the outbox does: done now or done before, but once.
      for (const write of written.filter(({ acknowledged }) => acknowledged === null)) {
        await expect
          .poll(() => writePost(product, fresh, write), { timeout: 20_000 })
          .toMatchObject({ status: 201 });
      }
      await compareWrites(product, fresh, log);
    }
  },
  // A start takes half a minute on a machine with other work.
  60_000 + ROUNDS * 60_000,
);
