import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { getMe } from '@contract/member';
import { createPost } from '@contract/post-write';
import { listMemberPosts } from '@contract/profile';
import {
  databasePid,
  freshFolder,
  identityToken,
  startProduct,
  type Product,
} from '../support/browser/start-product';

/** `npm run test:faults` sets 100. */
const ROUNDS = Number(process.env['PLAZA_FAULT_ROUNDS'] ?? 4);
const WRITERS = 6;
const email = 'writer@plaza.test';
const password = 'lamp-post-42';

interface Write {
  key: string;
  text: string;
  /** Id from the response; null without one. */
  acknowledged: string | null;
}

const api = (
  product: Product,
  token: string,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> =>
  fetch(`${product.address}/api/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });

const post = async (product: Product, token: string, write: Write): Promise<number> => {
  const response = await api(product, token, createPost.path, {
    method: 'POST',
    headers: { 'idempotency-key': write.key },
    body: JSON.stringify({ text: write.text }),
  });
  const body = (await response.json()) as { id?: string };
  if (response.status === 201 && body.id) write.acknowledged = body.id;
  return response.status;
};

/** Posts without pause until `stop`; the log has every attempt. */
async function writeUntil(product: Product, token: string, log: Write[], stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const write: Write = { key: randomUUID(), text: `Entry ${randomUUID()} of the book`, acknowledged: null };
    log.push(write);
    const status = await post(product, token, write).catch(() => 0);
    if (status !== 201) await sleep(50);
  }
}

async function everyPost(product: Product, token: string): Promise<{ id: string; text: string }[]> {
  const me = getMe.response.parse(await (await api(product, token, getMe.path)).json());
  const all: { id: string; text: string }[] = [];
  for (let cursor = ''; ;) {
    const path = listMemberPosts.path.replace('{handle}', me.handle);
    const response = await api(
      product,
      token,
      `${path}?limit=50${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    );
    const page = listMemberPosts.response.parse(await response.json());
    all.push(...page.items);
    if (page.nextCursor === null) return all;
    cursor = page.nextCursor;
  }
}

async function compare(product: Product, token: string, log: readonly Write[]): Promise<void> {
  const present = await everyPost(product, token);
  const ids = new Set(present.map(({ id }) => id));
  const lost = log.filter(({ acknowledged }) => acknowledged !== null && !ids.has(acknowledged));
  expect(lost, 'every acknowledged post is stored').toEqual([]);
  expect(ids.size, 'no post is listed twice').toBe(present.length);
  expect(new Set(present.map(({ text }) => text)).size, 'no write ran twice').toBe(present.length);
}

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
        .poll(() => api(product, token, getMe.path).then(({ status }) => status), { timeout: 30_000 })
        .toBe(200);
      const fresh = await identityToken(product, 'signInWithPassword', email, password);
      const written = log.slice(before);
      expect(
        written.some(({ acknowledged }) => acknowledged !== null),
        'the round acknowledged a write',
      ).toBe(true);
      // What got no answer is sent once more with its key, as the outbox does: done now or done before, but once.
      for (const write of written.filter(({ acknowledged }) => acknowledged === null)) {
        await expect.poll(() => post(product, fresh, write), { timeout: 20_000 }).toBe(201);
      }
      await compare(product, fresh, log);
    }
  },
  60_000 + ROUNDS * 30_000,
);
