import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { runAdmin } from '@server/admin/run-admin';
import { migrations } from '@server/db/known-migrations';
import { createPool } from '@server/db/pool';
import { readConfig } from '@server/ops/config';
import { createDatabase } from '../../../support/service/servers/postgres-cluster';

const names = migrations.map(({ name }) => name);
let admin: (...args: string[]) => Promise<{ code: number; lines: string[] }>;
let url: string;

beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-admin-'));
  const database = await createDatabase(inject('postgresUrl'), 'template1');
  url = database.url;
  const config = readConfig({ DATABASE_URL: url, PLAZA_DATA: dataDir });
  admin = async (...args) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    return { code: await runAdmin(config, args, { print, printError: print }), lines };
  };
  return async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
});

const nameOf = (line: string): string => line.split('  ')[0] ?? '';

test('applies migrations one at a time, and says which are applied', async () => {
  expect(await admin('migrations')).toEqual({ code: 1, lines: names.map((name) => `${name}  missing`) });
  const first = await admin('migrate', '--to', '0001-foundation');
  expect(first.lines.map((line) => line.replace(/[\d.]+ s$/, '# s'))).toEqual([
    '0001-foundation  applied in # s',
    `${names.length - 1} migrations are missing`,
  ]);
  const listed = await admin('migrations');
  expect(listed.code).toBe(1);
  expect(listed.lines[0]).toMatch(/^0001-foundation {2}\d{4}-/);
  expect(listed.lines.slice(1)).toEqual(names.slice(1).map((name) => `${name}  missing`));
  expect((await admin('verify')).lines[0]).toContain('0002-events is not applied: run migrate');
  const rest = await admin('migrate');
  expect(rest.lines.map(nameOf)).toEqual([...names.slice(1), 'No migration is missing']);
  expect((await admin('migrations')).code).toBe(0);
  expect(await admin('migrate')).toEqual({ code: 0, lines: ['No migration is missing'] });
});

test('refuses a migration that is applied or unknown, and shows those of a newer version', async () => {
  await admin('migrate', '--to', '0002-events');
  expect(await admin('migrate', '--to', '0001-foundation')).toEqual({
    code: 1,
    lines: ['Migration 0001-foundation is applied'],
  });
  expect((await admin('migrate', '--to', '9001-moods')).lines).toEqual(['There is no migration 9001-moods']);
  const pool = createPool(url);
  onTestFinished(() => pool.end());
  await pool.query(`INSERT INTO migrations (name) VALUES ('9001-moods')`);
  const { lines } = await admin('migrations');
  expect(lines.find((line) => line.startsWith('9001'))).toMatch(/ {2}of a newer version$/);
});
