import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '@contract/post-write';
import { findProcess } from '@server/local/processes';
import {
  databasePid,
  freshFolder,
  identityToken,
  launchProduct,
  startProduct,
  type Product,
} from '../support/browser/start-product';

const HEALED = { timeout: 30_000, interval: 200 };
const dataDir = freshFolder();
let product: Product;
beforeAll(async () => {
  product = await startProduct({ dataDir });
}, 300_000);
afterAll(async () => {
  await product.end('SIGTERM');
});

const statusOf = async (path: string, init?: RequestInit): Promise<number> =>
  fetch(`${product.address}${path}`, init).then(
    ({ status }) => status,
    () => 0,
  );
const ready = () => statusOf('/api/v1/ready');
const signIn = () => identityToken(product, 'signInWithPassword', 'demo@plaza.test', 'plaza-demo');
const write = async () =>
  statusOf(`/api/v1${createPost.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await signIn()}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ text: 'After the kill' }),
  });

const emulatorPid = async (): Promise<number> =>
  (await findProcess('node', `emulator-process.ts ${dataDir}`)) ?? 0;
/** The youngest process of the cluster beside the postmaster. */
async function backendPid(): Promise<number> {
  const postmaster = await databasePid(dataDir);
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return Number(children.trim().split(' ').at(-1));
}

test.each([
  ['the identity emulator', emulatorPid],
  ['the identity emulator once more', emulatorPid],
  ['a database process', backendPid],
  ['the postmaster', () => databasePid(dataDir)],
])(
  'heals when %s is killed',
  async (_name, pidOf) => {
    process.kill(await pidOf(), 'SIGKILL');
    await sleep(500);
    await expect.poll(ready, HEALED).toBe(200);
    await expect.poll(write, HEALED).toBe(201);
  },
  90_000,
);

test('is not ready while the identity emulator restarts', async () => {
  const pid = await emulatorPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(ready, { timeout: 5_000, interval: 20 }).toBe(503);
  await expect.poll(ready, HEALED).toBe(200);
}, 60_000);

test('starts after kills at several moments of a start', async () => {
  await product.end('SIGKILL');
  for (const moment of [300, 1_000, 2_500]) {
    const attempt = await launchProduct({ dataDir });
    await sleep(moment);
    await attempt.end('SIGKILL');
  }
  // The whole tree: what the kills have left is killed as well.
  const database = await findProcess('postgres', `-D ${dataDir}`);
  if (database !== null) process.kill(database, 'SIGKILL');
  product = await startProduct({ dataDir });
  await expect.poll(ready, HEALED).toBe(200);
  expect(await write()).toBe(201);
}, 240_000);
