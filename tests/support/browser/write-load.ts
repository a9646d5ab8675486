import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { getMe } from '@contract/member/member';
import { createPost } from '@contract/post/post-write';
import { listMemberPosts } from '@contract/member/profile';
import type { Product } from './start-product';

export interface Write {
  key: string;
  text: string;
  /** Id from the response; null without one. */
  acknowledged: string | null;
}

type Address = Pick<Product, 'address'>;

export const callProduct = (
  product: Address,
  token: string,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> =>
  fetch(`${product.address}/api/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });

export interface Answer {
  status: number;
  /** Null for a response that no process has given. */
  requestId: string | null;
}

export const writePost = async (product: Address, token: string, write: Write): Promise<Answer> => {
  const response = await callProduct(product, token, createPost.path, {
    method: 'POST',
    headers: { 'idempotency-key': write.key },
    body: JSON.stringify({ text: write.text }),
  });
  const body = (await response.json()) as { id?: string };
  if (response.status === 201 && body.id) write.acknowledged = body.id;
  return { status: response.status, requestId: response.headers.get('x-request-id') };
};

/**
 * Posts without pause until `stop`; the log has every write. One without an answer is sent again with its key until it
 * has one, as the outbox does.
 */
export async function writeUntil(
  product: Address,
  token: string,
  log: Write[],
  stop: AbortSignal,
  send: (product: Address, token: string, write: Write) => Promise<Pick<Answer, 'status'>> = writePost,
): Promise<void> {
  const next = (): Write => ({
    key: randomUUID(),
    text: `Entry ${randomUUID()} of the book`,
    acknowledged: null,
  });
  let write: Write | undefined;
  while (!stop.aborted) {
    if (!write) log.push((write = next()));
    const { status } = await send(product, token, write).catch(() => ({ status: 0 }));
    if (status === 201) write = undefined;
    else await sleep(50);
  }
}

const MAX_READS = 20;

/** Asks again while the database of a busy machine answers too late. */
async function readPatiently(product: Address, token: string, path: string): Promise<unknown> {
  for (let reads = 1; ; reads += 1) {
    const response = await callProduct(product, token, path);
    const body: unknown = await response.json();
    if (response.status !== 503 || reads === MAX_READS) return body;
    await sleep(1000);
  }
}

async function everyPost(product: Address, token: string): Promise<{ id: string; text: string }[]> {
  const me = getMe.response.parse(await readPatiently(product, token, getMe.path));
  const all: { id: string; text: string }[] = [];
  for (let cursor = ''; ;) {
    const path = listMemberPosts.path.replace('{handle}', me.handle);
    const query = `?limit=50${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
    const page = listMemberPosts.response.parse(await readPatiently(product, token, path + query));
    all.push(...page.items);
    if (page.nextCursor === null) return all;
    cursor = page.nextCursor;
  }
}

/** Every acknowledged post is there, and every post once. */
export async function compareWrites(product: Address, token: string, log: readonly Write[]): Promise<void> {
  const present = await everyPost(product, token);
  const ids = new Set(present.map(({ id }) => id));
  const lost = log.filter(({ acknowledged }) => acknowledged !== null && !ids.has(acknowledged));
  expect(lost, 'every acknowledged post is stored').toEqual([]);
  expect(ids.size, 'no post is listed twice').toBe(present.length);
  expect(new Set(present.map(({ text }) => text)).size, 'no write ran twice').toBe(present.length);
}
