import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportKey, mediaKey } from '@server/media/object-key';
import { openLocalStore } from '@server/media/open-store';
import { type ByteRange, type ObjectStore, readChecksum } from '@server/media/object-store';
import { createS3Store } from '@server/media/s3-store';
import { startS3Server, type S3Server } from '../../support/service/servers/s3-server';

let server: S3Server;
let dataDir = '';

beforeAll(async () => {
  server = await startS3Server();
  dataDir = await mkdtemp(join(tmpdir(), 'plaza-store-'));
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

/** Compares without printing what differs. */
const holds = async (store: ObjectStore, key: string, bytes: Buffer, range?: ByteRange): Promise<boolean> => {
  const found = await store.find(key);
  return found !== null && Buffer.from(await new Response(found.read(range)).arrayBuffer()).equals(bytes);
};
const keysOf = async (pages: ReturnType<ObjectStore['list']>): Promise<string[]> => {
  const keys: string[] = [];
  for await (const page of pages) keys.push(...page.map(({ key }) => key));
  return keys;
};
async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    await Promise.resolve();
    yield bytes.subarray(at, at + size);
  }
}

describe.each([
  ['local', () => openLocalStore(dataDir)],
  ['s3', () => Promise.resolve(createS3Store(server.config, { page: 3 }))],
] as const)('the %s store', (kind, open) => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test('stores bytes and returns them whole, in ranges, and with size, time and checksum', async () => {
    const key = mediaKey(randomUUID());
    const bytes = randomBytes(200_000);
    const since = Date.now();
    await store.put(key, bytes, 'image/webp');
    expect(store.kind).toBe(kind);
    expect(await holds(store, key, bytes)).toBe(true);
    expect(await holds(store, key, bytes.subarray(0, 10), { start: 0, end: 9 })).toBe(true);
    expect(await holds(store, key, bytes.subarray(70_000), { start: 70_000, end: 199_999 })).toBe(true);
    const found = await store.find(key);
    expect(found).toMatchObject({ key, size: bytes.length });
    // Stores know whole seconds.
    expect(Math.abs((found?.writtenAt ?? 0) - since)).toBeLessThan(5000);
    expect(await store.checksum(key)).toBe(md5(bytes));
    expect(await readChecksum(store, key)).toBe(md5(bytes));
  });

  test.each([
    ['nothing', 0],
    ['less than a part', 1_000_003],
    ['several parts', 17_000_001],
  ])('stores a stream of %s', async (_name, size) => {
    const key = exportKey(randomUUID());
    const bytes = randomBytes(size);
    await store.put(key, chunksOf(bytes, 65_536), 'application/zip');
    expect((await store.find(key))?.size).toBe(size);
    expect(await holds(store, key, bytes)).toBe(true);
    expect(await store.checksum(key)).toBe(md5(bytes));
  });

  test.each([100_000, 9_000_000])('leaves no object when the stream fails after %d bytes', async (size) => {
    const key = exportKey(randomUUID());
    const failing = async function* failing(): AsyncGenerator<Buffer> {
      yield* chunksOf(randomBytes(size), 65_536);
      throw new Error('The reader failed');
    };
    await expect(store.put(key, failing(), 'application/zip')).rejects.toThrow('The reader failed');
    expect(await store.find(key)).toBe(null);
    expect(await keysOf(store.list('exports'))).not.toContain(key);
  });

  test('finds, copies and checks no missing object, and deletes one without an error', async () => {
    const missing = mediaKey(randomUUID());
    expect(await store.find(missing)).toBe(null);
    expect(await store.checksum(missing)).toBe(null);
    expect(await store.copy(missing, mediaKey(randomUUID()))).toBe(false);
    await store.delete([missing]);
  });

  test('copies an object that outlives the first one', async () => {
    const [first, second] = [mediaKey(randomUUID()), mediaKey(randomUUID())];
    const bytes = randomBytes(300);
    await store.put(first, bytes, 'image/webp');
    expect(await store.copy(first, second)).toBe(true);
    await store.delete([first]);
    expect(await store.find(first)).toBe(null);
    expect(await holds(store, second, bytes)).toBe(true);
  });

  test('lists one folder in the order of keys, page by page, also after a key', async () => {
    const mine = Array.from({ length: 8 }, () => mediaKey(randomUUID())).toSorted();
    for (const key of mine) await store.put(key, Buffer.from(key), 'image/webp');
    const all = await keysOf(store.list('media'));
    expect(all).toEqual(all.toSorted());
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((key) => mine.includes(key))).toEqual(mine);
    expect(all.some((key) => key.startsWith('exports/'))).toBe(false);
    const third = mine[2] ?? '';
    expect(await keysOf(store.list('media', third))).toEqual(all.slice(all.indexOf(third) + 1));
    await store.delete(mine);
    expect((await keysOf(store.list('media'))).filter((key) => mine.includes(key))).toEqual([]);
  });

  test('frees the source of a reader that leaves, and opens none that is never read', async () => {
    const key = mediaKey(randomUUID());
    const bytes = randomBytes(3_000_000);
    await store.put(key, bytes, 'image/webp');
    for (let reader = 0; reader < 60; reader += 1) {
      const stream = (await store.find(key))?.read();
      if (reader % 3 === 0) continue;
      const body = stream?.getReader();
      if (reader % 3 === 1) await body?.read();
      else void body?.read().catch(() => undefined);
      await body?.cancel();
    }
    expect(await holds(store, key, bytes)).toBe(true);
  });

  test('answers a probe', async () => {
    await expect(store.probe()).resolves.toBeUndefined();
  });
});

test('is refused by the server with another secret', async () => {
  const store = createS3Store({ ...server.config, secret: 'another' });
  await expect(store.put(mediaKey(randomUUID()), Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
  store.close();
});

test('gives up on a bucket that does not exist', async () => {
  const store = createS3Store({ ...server.config, bucket: 'nowhere' });
  await expect(store.probe()).rejects.toMatchObject({ name: 'NotFound' });
  await expect(store.put(mediaKey(randomUUID()), Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
  store.close();
});
