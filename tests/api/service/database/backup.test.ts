import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pool } from 'pg';
import { follow } from '@contract/member/profile';
import { runAdmin } from '@server/admin/run-admin';
import { createPool } from '@server/db/pool';
import { readConfig } from '@server/ops/config';
import { openLocalStore } from '@server/media/open-store';
import { openStream } from '../../../support/service/listen';
import {
  type Cluster,
  createDatabase,
  startCluster,
} from '../../../support/service/servers/postgres-cluster';
import { solidPicture, uploadPicture } from '../../../support/service/upload-picture';
import { createTestApi } from '../../../support/service/test-api';

let folder = '';
/** A cluster of its own, whose transaction ids begin again. */
let other: Cluster | undefined;
let restored: Pool | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-backup-'));
  other = await startCluster();
}, 60_000);
afterAll(async () => {
  await restored?.end();
  await other?.stop();
  await rm(folder, { recursive: true, force: true });
});

// Its services end before the cluster they use.
const api = createTestApi();

interface Place {
  url: string | undefined;
  dataDir: string;
}

async function admin({ url, dataDir }: Place, ...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const config = readConfig({ DATABASE_URL: url, PLAZA_DATA: dataDir });
  const code = await runAdmin(config, args, { print, printError: print });
  return { code, output: lines.join('\n') };
}
const source = (): Place => ({ url: api.pool.options.connectionString, dataDir: api.dataDir });

/** Tables whose rows a restore changes on purpose. */
const CHANGED = new Set(['events_horizon', 'event_gaps', 'operator_actions']);

/** Number of rows and a hash of all their texts, by table. */
async function hashRows(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows.filter((table) => !CHANGED.has(table.name))) {
    const table = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    const hash = createHash('sha256').update(table.rows.map(({ row }) => row).join('\n'));
    hashes[name] = `${table.rowCount} ${hash.digest('hex')}`;
  }
  return hashes;
}

async function hashFiles(dataDir: string): Promise<Record<string, string>> {
  const names = await readdir(join(dataDir, 'media'));
  const files = names.toSorted().map(async (name) => [
    name,
    createHash('sha256')
      .update(await readFile(join(dataDir, 'media', name)))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
}

const emptyPlace = async (name: string): Promise<Place> => {
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  const { url } = await createDatabase(other?.url ?? '', 'template1');
  return { url, dataDir };
};

test(
  'restores every row and file into another cluster, and streams go on or begin again',
  { timeout: 60_000 },
  async () => {
    // Positions far beyond the transaction ids of the other cluster.
    await api.pool.query(
      `DO $$ BEGIN FOR i IN 1..3000 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$`,
    );
    for (const uid of ['ines', 'ada']) await api.me(uid);
    await api.call('ada', follow, { params: { handle: 'ines' } });
    const picture = await solidPicture(900, 700).png().toBuffer();
    const { id } = await uploadPicture(api.request, 'ines', picture, 'image/png');
    await api.write('ines', { text: 'Zeilen\\\t"и" 🐦 \\N', media: [{ id, alt: 'White' }] });
    const before = await openStream(api, 'ada');
    const seen = before.lastId();
    await before.close();
    const unseen = await api.write('ines', 'Written before the backup, not seen by Ada');

    const archive = join(folder, 'first.tar.gz');
    const made = await admin(source(), 'backup', archive);
    expect(made.output).toMatch(/holds \d+ rows of \d+ tables and \d+ files/);
    expect(made.code).toBe(0);
    const [rows, files] = [await hashRows(api.pool), await hashFiles(api.dataDir)];

    const lost = await openStream(api, 'ada', { lastEventId: seen });
    const late = await api.write('ines', 'Written after the backup');
    await lost.until((event) => event.type === 'post' && event.postId === late.id);
    const seenLater = lost.lastId();
    await lost.close();

    const place = await emptyPlace('restored');
    const done = await admin(place, 'restore', archive, '--yes');
    expect(done.output).toContain('Restored');
    const pool = createPool(place.url ?? '');
    restored = pool;
    expect(await hashRows(pool)).toEqual(rows);
    expect(await hashFiles(place.dataDir)).toEqual(files);
    expect((await admin(place, 'verify')).output).toBe('Nothing wrong was found');

    const service = api.startAnother({ pool, store: await openLocalStore(place.dataDir) });
    const resumed = await openStream(api, 'ada', { service, lastEventId: seen });
    await resumed.until((event) => event.type === 'post' && event.postId === unseen.id);
    const behind = await openStream(api, 'ada', { service, lastEventId: seenLater });
    await behind.until((event) => event.type === 'reset');
    const write = await service.app.request('/api/v1/posts', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.tokens.sign('ines')}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ text: 'Written after the restore' }),
    });
    const { id: postId } = (await write.json()) as { id: string };
    for (const stream of [resumed, behind])
      await stream.until((event) => event.type === 'post' && event.postId === postId);
    expect(resumed.events.some(({ event }) => event.type === 'reset')).toBe(false);
    const position = resumed.lastId();
    await resumed.close();
    const again = await openStream(api, 'ada', { service, lastEventId: position });
    expect(again.events).toEqual([]);
    for (const stream of [again, behind]) await stream.close();
    expect((await admin(place, 'restore', archive, '--yes')).output).toContain(
      'A service uses this database',
    );
  },
);

test('backs up one moment while members write', { timeout: 60_000 }, async () => {
  const written = new AbortController();
  const writer = async (uid: string) => {
    for (let number = 0; !written.signal.aborted; number += 1) {
      const post = await api.write(uid, `Post ${number} #busy`);
      await api.write('ines', { text: 'A reply', replyTo: post.id });
    }
  };
  const writing = ['ada', 'bela', 'caro'].map(writer);
  const archive = join(folder, 'busy.tar.gz');
  const made = await admin(source(), 'backup', archive);
  written.abort();
  await Promise.all(writing);
  expect(made.code, made.output).toBe(0);
  const place = await emptyPlace('busy');
  expect((await admin(place, 'restore', archive, '--yes')).code).toBe(0);
  expect((await admin(place, 'verify')).output).toBe('Nothing wrong was found');
  expect((await admin(place, 'restore', archive, '--yes')).output).toContain('This database has members');
});

test('refuses a damaged or short archive, and an existing file', async () => {
  const archive = join(folder, 'first.tar.gz');
  expect((await admin(source(), 'restore', archive)).output).toContain('is whole');
  expect((await admin(source(), 'backup', archive)).output).toContain('exists: choose another name');
  expect((await admin(source(), 'restore', join(folder, 'none.tar.gz'))).output).toContain(
    'There is no file',
  );
  const newer = await emptyPlace('newer');
  const pool = createPool(newer.url ?? '');
  await pool.query(
    `CREATE TABLE members (id int); CREATE TABLE migrations (name text); INSERT INTO migrations VALUES ('9999')`,
  );
  await pool.end();
  expect((await admin(newer, 'restore', archive, '--yes')).output).toContain('has tables of another version');
  const bytes = await readFile(archive);
  const damaged = join(folder, 'damaged.tar.gz');
  for (const change of [
    async () => {
      await writeFile(damaged, bytes);
      await truncate(damaged, bytes.length - 200);
    },
    async () => {
      const copy = Buffer.from(bytes);
      copy[Math.floor(copy.length / 2)] = (copy[Math.floor(copy.length / 2)] ?? 0) ^ 0xff;
      await writeFile(damaged, copy);
    },
  ]) {
    await change();
    const place = await emptyPlace(crypto.randomUUID());
    const { code, output } = await admin(place, 'restore', damaged, '--yes');
    expect(output).toContain('is damaged or not whole');
    expect(code).toBe(1);
  }
});
