import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '@contract/post/post-write';
import { findProcess, isAlive } from '@server/local/processes';
import {
  databasePid,
  freshFolder,
  identityToken,
  launchProduct,
  startProduct,
  type Product,
} from '../support/browser/start-product';

/** Two to five seconds, and on two cores beside the other tests up to twelve. */
const HEALING_MS = 30_000;
const healed = () => ({ timeout: HEALING_MS, interval: 100 });
const dataDir = freshFolder();
let product: Product;
beforeAll(async () => {
  await (await startProduct({ dataDir })).end('SIGTERM');
  product = await startProduct({ dataDir, npm: true });
}, 300_000);
/** Null when none runs. */
const servicePid = (): Promise<number | null> =>
  readFile(join(dataDir, 'service.json'), 'utf8').then(
    (text) => (JSON.parse(text) as { pid: number }).pid,
    () => null,
  );
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
    const pid = await pidOf();
    process.kill(pid, 'SIGKILL');
    const since = performance.now();
    await expect.poll(() => isAlive(pid), healed()).toBe(false);
    await expect.poll(write, healed()).toBe(201);
    await expect.poll(ready, healed()).toBe(200);
    expect(performance.now() - since).toBeLessThan(HEALING_MS);
  },
  150_000,
);

test('is not ready while the identity emulator restarts', async () => {
  const pid = await emulatorPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(ready, { timeout: 5_000, interval: 20 }).toBe(503);
  await expect.poll(ready, healed()).toBe(200);
}, 150_000);

const shellOf = async (npm: number): Promise<number> => {
  const children = await readFile(`/proc/${npm}/task/${npm}/children`, 'utf8');
  return Number(children.trim().split(' ')[0]);
};

test.each([
  ['npm', 'SIGTERM'],
  ['npm', 'SIGKILL'],
  ['the shell of npm', 'SIGKILL'],
] as const)(
  'leaves nothing running when %s alone ends by %s, and starts again',
  async (which, signal) => {
    const npm = product.process.pid ?? 0;
    const parts = [await servicePid(), await databasePid(dataDir), await emulatorPid()];
    expect(await write()).toBe(201);
    process.kill(which === 'npm' ? npm : await shellOf(npm), signal);
    await expect.poll(() => parts.filter((pid) => isAlive(pid ?? 0)), healed()).toEqual([]);
    expect(await findProcess('postgres', `-D ${dataDir}`)).toBeNull();
    product = await startProduct({ dataDir, npm: true });
    expect(await write()).toBe(201);
  },
  240_000,
);

/** A process has begun since. */
const isAnother =
  (before: number | null) =>
  (pid: number | null): boolean =>
    pid !== null && pid !== before;

test('starts after kills at several moments of a start while its output is not read', async () => {
  const service = await servicePid();
  if (service !== null) process.kill(service, 'SIGKILL');
  await product.end('SIGKILL');
  const moments = [
    servicePid,
    () => findProcess('postgres', `-D ${dataDir}`),
    () => findProcess('node', `emulator-process.ts ${dataDir}`),
  ];
  for (const pidAt of moments) {
    const before = await pidAt();
    const attempt = await launchProduct({ dataDir });
    await expect.poll(pidAt, { timeout: 60_000, interval: 20 }).toSatisfy(isAnother(before));
    await attempt.end('SIGKILL');
  }
  // The whole tree: what the kills have left is killed as well.
  const database = await findProcess('postgres', `-D ${dataDir}`);
  if (database !== null) process.kill(database, 'SIGKILL');
  product = await launchProduct({ dataDir });
  product.process.stdout?.destroy();
  product.process.stderr?.destroy();
  await expect.poll(ready, { timeout: 120_000, interval: 100 }).toBe(200);
  expect(await write()).toBe(201);
}, 240_000);
