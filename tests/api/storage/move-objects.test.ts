import { randomBytes, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runAdmin } from '@server/admin/run-admin';
import { moveObjects } from '@server/media/move-objects';
import { exportKey, mediaKey, objectFolders } from '@server/media/object-key';
import type { ObjectStore } from '@server/media/object-store';
import { createS3Store } from '@server/media/s3-store';
import { readConfig } from '@server/ops/config';
import { createTestApi } from '../../support/service/test-api';
import { startS3Server } from '../../support/service/servers/s3-server';
import { recordings } from '../../support/service/voice-note';

const server = await startS3Server();
const bucket = createS3Store(server.config);
const api = createTestApi();
afterAll(async () => {
  bucket.close();
  await server.close();
});

const contents = async (store: ObjectStore): Promise<Map<string, string | null>> => {
  const sums = new Map<string, string | null>();
  for (const name of objectFolders)
    for await (const page of store.list(name))
      for (const { key } of page) sums.set(key, await store.checksum(key));
  return sums;
};
const COUNT = 14;

const environment = (store: 'local' | 's3') => {
  const { endpoint, region, bucket: name, keyId, secret } = server.config;
  return {
    DATABASE_URL: String(api.pool.options.connectionString),
    PLAZA_DATA: api.dataDir,
    PLAZA_MEDIA_STORE: store,
    PLAZA_S3_ENDPOINT: endpoint ?? '',
    PLAZA_S3_REGION: region,
    PLAZA_S3_BUCKET: name,
    PLAZA_S3_KEY_ID: keyId,
    PLAZA_S3_SECRET: secret,
    PLAZA_S3_PATH_STYLE: '1',
  };
};
async function admin(store: 'local' | 's3', ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const code = await runAdmin(readConfig(environment(store)), args, { print, printError: print });
  return `${code}: ${lines.join('\n')}`;
}

beforeEach(async () => {
  for (const store of [api.store, bucket]) await store.delete([...(await contents(store)).keys()]);
  const files = Array.from({ length: COUNT - 4 }, (_, at) => [
    mediaKey(randomUUID()),
    randomBytes(at * 3000),
  ]);
  const special = [
    [mediaKey(randomUUID()), recordings['audio/webm']],
    [mediaKey(randomUUID(), 400), Buffer.from('RIFF....WEBP')],
    [exportKey(randomUUID()), randomBytes(9_000_000)],
    [exportKey(randomUUID()), randomBytes(10)],
  ];
  for (const [key, bytes] of [...files, ...special] as [string, Buffer][])
    await api.store.put(key, bytes, 'image/webp');
});

test('copies everything to the bucket and back, and leaves the source', async () => {
  const before = await contents(api.store);
  const there = await moveObjects({ from: api.store, to: bucket, deleteSource: false });
  expect(there).toMatchObject({ copied: COUNT, present: 0, deleted: 0 });
  expect(await contents(api.store)).toEqual(before);
  await api.store.delete([...before.keys()]);
  const back = await moveObjects({ from: bucket, to: api.store, deleteSource: true });
  expect(back).toMatchObject({ copied: COUNT, deleted: COUNT, bytes: there.bytes });
  expect(await contents(api.store)).toEqual(before);
  expect(await contents(bucket)).toEqual(new Map());
});

test('continues after an interruption with what is missing', async () => {
  const before = await contents(api.store);
  const stop = new AbortController();
  const first = await moveObjects({
    from: api.store,
    to: bucket,
    deleteSource: false,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(first.copied).toBeGreaterThan(0);
  expect(first.copied).toBeLessThan(COUNT);
  const second = await moveObjects({ from: api.store, to: bucket, deleteSource: true });
  expect(second).toMatchObject({ present: first.copied, copied: COUNT - first.copied, deleted: COUNT });
  expect(await contents(api.store)).toEqual(new Map());
  expect([...(await contents(bucket)).keys()].toSorted()).toEqual([...before.keys()].toSorted());
});

test('replaces a damaged copy of the same size', async () => {
  const [key = ''] = (await contents(api.store)).keys();
  const { size = 0 } = (await api.store.find(key)) ?? {};
  await bucket.put(key, Buffer.alloc(size, 1), 'image/webp');
  await moveObjects({ from: api.store, to: bucket, deleteSource: false });
  expect(await bucket.checksum(key)).toBe(await api.store.checksum(key));
});

test('keeps the original of a copy that differs, and fails', async () => {
  const before = await contents(api.store);
  const damaging: ObjectStore = {
    ...bucket,
    put: (key, _body, type) => bucket.put(key, Buffer.from('damaged'), type),
  };
  await expect(moveObjects({ from: api.store, to: damaging, deleteSource: true })).rejects.toThrow('differs');
  expect(await contents(api.store)).toEqual(before);
});

test('continues after the command was killed', async () => {
  for (let count = 0; count < 150; count += 1)
    await api.store.put(mediaKey(randomUUID()), Buffer.from([count]), 'image/webp');
  const before = await contents(api.store);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/admin/admin.ts', 'move-media', '--to', 's3'],
    {
      env: { ...process.env, ...environment('local') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const moved = (await contents(bucket)).size;
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThan(before.size);
  const line = await admin('local', 'move-media', '--to', 's3');
  expect(line).toContain(`0: `);
  expect(line).toContain(`All files are in s3: ${before.size - moved} copied`);
  expect(line).toContain('Set PLAZA_MEDIA_STORE=s3, restart the service');
  expect(await contents(api.store)).toEqual(before);
});

test('deletes files only where the service no longer reads them', async () => {
  expect(await admin('local', 'move-media', '--to', 's3', '--delete')).toContain(
    '1: The service reads the files that --delete deletes',
  );
  expect((await contents(api.store)).size).toBe(COUNT);
  expect(await admin('s3', 'move-media', '--to', 's3', '--delete')).toContain(
    `${COUNT} deleted at the source`,
  );
  expect((await contents(api.store)).size).toBe(0);
  expect((await contents(bucket)).size).toBe(COUNT);
  expect(await admin('s3', 'move-media', '--to', 'tape')).toContain('1: Name the target');
});

test('logs no errors', () => expect(api.faults).toEqual([]));
