import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, chmod, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lockDataDir } from '@server/local/data-dir-lock';
import { createFileLog } from '@server/local/file-log';
import { startPostgres } from '@server/local/postgres/postgres';
import { findProcess, freePort } from '@server/local/processes';
import { readConfig } from '@server/ops/config';
import { silentLog } from '@server/ops/log';
import { startErrorText } from '@server/ops/start-error';
import { loadSecret } from '@server/ops/whole-file';
import { openService } from '@server/service';
import { canMount } from '../../support/local/can-mount';
import { damages } from '../../support/local/damage';

let folder = '';
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-folder-'));
  // Started by root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ways = Object.entries(damages);

/** One sentence without a stack, that says what to do. */
function expectRemedy(error: unknown): void {
  const text = startErrorText(error, folder);
  expect(text, String(error)).not.toBeNull();
  expect(text).not.toContain('\n');
  expect(text).toMatch(/: (restore|move|change|free|mount|see|stop)/);
}

async function expectResultOrRemedy(work: () => Promise<unknown>): Promise<true> {
  await work().catch(expectRemedy);
  return true;
}

describe('a damaged database folder', () => {
  const dir = () => at('postgres');
  const start = () => startPostgres({ dir: dir(), settings: { fsync: 'off' } });
  const query = async (url: string, text: string): Promise<unknown[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  const posts = (url: string) => query(url, 'SELECT * FROM posts_of_today');

  beforeAll(async () => {
    const postgres = await start();
    await query(postgres.url, 'CREATE TABLE posts_of_today AS SELECT 146 AS n');
    await postgres.stop();
  }, 120_000);

  test('heals a password that the cluster does not have', async () => {
    await writeFile(at('postgres.secret'), 'f'.repeat(48));
    const postgres = await start();
    expect(await posts(postgres.url)).toEqual([{ n: 146 }]);
    await postgres.stop();
  }, 60_000);

  test.runIf(process.getuid?.() === 0)(
    'starts after root removed a private data folder, whose database is elsewhere',
    async () => {
      const home = await mkdtemp(at('private-'));
      await chmod(home, 0o700);
      const open = () => startPostgres({ dir: join(home, 'data/postgres'), settings: { fsync: 'off' } });
      const first = await open();
      expect(first.dir.startsWith(home)).toBe(false);
      await query(first.url, 'CREATE TABLE posts_of_today AS SELECT 146 AS n');
      await first.stop();
      await rm(join(home, 'data'), { recursive: true });
      const second = await open();
      expect(await posts(second.url)).toEqual([{ n: 146 }]);
      await second.stop();
      for (const path of [second.dir, `${second.dir}.log`]) await rm(path, { recursive: true });
    },
    60_000,
  );

  test.runIf(canMount()).each([
    ['for a new database', 0],
    ['for the one that is there', 1],
  ])(
    'gives the remedy when the disk is too small %s',
    async (_name, hasCluster) => {
      const disk = await mkdtemp(at('disk-'));
      // PostgreSQL reserves 16 MB at least for its log.
      expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=80m,mode=755', 'tmpfs', disk]).status).toBe(0);
      onTestFinished(() => void spawnSync('umount', [disk]));
      const open = () => startPostgres({ dir: join(disk, 'postgres'), settings: { fsync: 'off' } });
      if (hasCluster) await (await open()).stop();
      spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=64k']);
      const error: unknown = await open().catch((cause: unknown) => cause);
      expectRemedy(error);
      expect(startErrorText(error, folder)).toContain('free some space');
      expect(await findProcess('postgres', `-D ${disk}`)).toBeNull();
    },
    60_000,
  );

  test('refuses a file in place of the folder', async () => {
    await writeFile(at('other'), 'a file');
    const error: unknown = await startPostgres({ dir: at('other') }).catch((cause: unknown) => cause);
    expectRemedy(error);
    const deeper: unknown = await startPostgres({ dir: at('other/postgres') }).catch(
      (cause: unknown) => cause,
    );
    expectRemedy(deeper);
    expect(await readFile(at('other'), 'utf8')).toBe('a file');
  });
});

test.each(ways)('locks a data folder whose service.json is %s', async (_way, damage) => {
  const dir = await mkdtemp(at('lock-'));
  await lockDataDir(dir, 8080);
  await damage(join(dir, 'service.json'));
  expect(await expectResultOrRemedy(async () => (await lockDataDir(dir, 8081))())).toBe(true);
});

test.each(ways)('loads a secret whose file is %s', async (_way, damage) => {
  const dir = await mkdtemp(at('secret-'));
  const path = join(dir, 'identity.secret');
  const first = await loadSecret(path);
  expect(await loadSecret(path)).toEqual(first);
  await damage(path);
  await expectResultOrRemedy(async () => {
    const again = await loadSecret(path);
    expect(again).toHaveLength(32);
    expect(await loadSecret(path)).toEqual(again);
  });
});

test('says in one sentence that a database does not answer', async () => {
  const url = `postgres://plaza:none@127.0.0.1:${await freePort()}/plaza`;
  const error: unknown = await openService(readConfig({ PLAZA_DATA: at('elsewhere') }), url, silentLog).catch(
    (cause: unknown) => cause,
  );
  expect(startErrorText(error, folder)).toBe(
    'The database does not answer: see that it runs, then start again',
  );
});

describe('the log', () => {
  test('is rotated, and one earlier file stays', async () => {
    const path = at('rotated.log');
    const log = createFileLog(path, 20_000);
    const isWritten = async (line: number) => (await readFile(path, 'utf8')).includes(`Line ${line}"`);
    for (let start = 0; start < 600; start += 50) {
      for (let line = start; line < start + 50; line += 1)
        log.info(`Line ${line}`, { text: 'x'.repeat(100) });
      await expect.poll(() => isWritten(start + 49), { interval: 1 }).toBe(true);
    }
    expect((await stat(path)).size).toBeLessThan(40_000);
    expect((await stat(`${path}.1`)).size).toBeGreaterThan(10_000);
  });

  test('of the database is rotated while the database runs', async () => {
    const dir = await mkdtemp(at('log-'));
    await chmod(dir, 0o755);
    const path = join(dir, 'postgres.log');
    const { url, stop } = await startPostgres({
      dir: join(dir, 'postgres'),
      settings: { fsync: 'off', log_statement: 'all' },
      log: { maxBytes: 20_000, everyMs: 20 },
    });
    onTestFinished(stop);
    const client = new Client({ connectionString: url });
    await client.connect();
    for (let wave = 0; wave < 3; wave += 1) {
      for (let line = 0; line < 150; line += 1)
        await client.query(`SELECT 'Line ${line}, ${'x'.repeat(200)}'`);
      await expect.poll(async () => (await stat(path)).size).toBeLessThan(20_000);
    }
    await client.end();
    const rotated = (await stat(`${path}.1`)).size;
    expect(rotated).toBeGreaterThan(20_000);
    // One wave and what the last rotation left.
    expect(rotated).toBeLessThan(80_000);
    // Emptied while open, the file grows on from its start.
    expect(await readFile(path, 'utf8')).not.toContain('\0');
  });

  test.runIf(process.platform === 'linux')('drops lines on a full disk', async () => {
    const path = at('full.log');
    await symlink('/dev/full', path);
    const log = createFileLog(path);
    const other = createFileLog(at('other.log'));
    let lines = 0;
    /** A later line of another log is written, so the line before has failed. */
    const waitForFailure = async () => {
      other.error('A line');
      lines += 1;
      await expect
        .poll(async () => (await readFile(at('other.log'), 'utf8').catch(() => '')).split('\n').length - 1)
        .toBe(lines);
    };
    for (let line = 0; line < 5; line += 1) {
      log.error('A line');
      await waitForFailure();
    }
    await mkdir(at('folder.log'));
    createFileLog(at('folder.log')).error('A line');
    await waitForFailure();
    expect((await stat(path)).size).toBe(0);
  });
});
