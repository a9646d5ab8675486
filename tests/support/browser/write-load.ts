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

/** Returns the status. */
export const writePost = async (product: Address, token: string, write: Write): Promise<number> => {
  const response = await callProduct(product, token, createPost.path, {
    method: 'POST',
    headers: { 'idempotency-key': write.key },
    body: JSON.stringify({ text: write.text }),
  });
  const body = (await response.json()) as { id?: string };
  if (response.status === 201 && body.id) write.acknowledged = body.id;
  return response.status;
};

/** Posts without pause until `stop`; the log has every attempt. `send` returns the status. */
export async function writeUntil(
  product: Address,
  token: string,
  log: Write[],
  stop: AbortSignal,
  send = writePost,
): Promise<void> {
  while (!stop.aborted) {
    const write: Write = { key: randomUUID(), text: `Entry ${randomUUID()} of the book`, acknowledged: null };
    log.push(write);
    const status = await send(product, token, write).catch(() => 0);
    if (status !== 201) await sleep(50);
  }
}

async function everyPost(product: Address, token: string): Promise<{ id: string; text: string }[]> {
  const me = getMe.response.parse(await (await callProduct(product, token, getMe.path)).json());
  const all: { id: string; text: string }[] = [];
  for (let cursor = ''; ;) {
    const path = listMemberPosts.path.replace('{handle}', me.handle);
    const response = await callProduct(
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

/** Every acknowledged post is there, and every post once. */
export async function compareWrites(product: Address, token: string, log: readonly Write[]): Promise<void> {
  const present = await everyPost(product, token);
  const ids = new Set(present.map(({ id }) => id));
  const lost = log.filter(({ acknowledged }) => acknowledged !== null && !ids.has(acknowledged));
  expect(lost, 'every acknowledged post is stored').toEqual([]);
  expect(ids.size, 'no post is listed twice').toBe(present.length);
  expect(new Set(present.map(({ text }) => text)).size, 'no write ran twice').toBe(present.length);
}
