import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type LocalPostgres } from '@server/local/postgres/postgres';
import { findProcess } from '@server/local/processes';
import { startErrorText } from '@server/ops/start-error';
import { damages, folderDamages } from '../../support/local/damage';

/** One of so many damages, from a random one on; `npm run test:all` does every one. */
const SHARE = process.env['PLAZA_ALL'] ? 1 : 14;
const AT_ONCE = 3;
const POSTS = [{ n: 146 }];

let folder = '';
const at = (...names: string[]): string => join(folder, ...names);
const open = (name: string): Promise<LocalPostgres> =>
  startPostgres({ dir: at(name, 'postgres'), settings: { fsync: 'off' } });

async function query<Row extends object>({ url }: LocalPostgres, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** File of the table in the database. */
let table = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-damage-'));
  // Started by root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  await mkdir(at('whole'));
  const postgres = await open('whole');
  await query(postgres, 'CREATE TABLE posts_of_today AS SELECT 146 AS n');
  const [found] = await query<{ path: string }>(
    postgres,
    `SELECT pg_relation_filepath('posts_of_today') AS path`,
  );
  table = join('postgres', found?.path ?? '');
  await postgres.stop();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Damage {
  path: string;
  way: string;
  apply: (path: string) => Promise<unknown>;
}

const pathsIn = async (dir: string) =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).map((entry) => ({
    path: relative(dir, join(entry.parentPath, entry.name)),
    isFile: entry.isFile(),
  }));

/** Every way to damage one file or folder of each kind; names that differ in numbers only are of one kind. */
async function listDamages(): Promise<Damage[]> {
  const samples = new Map<string, { path: string; isFile: boolean }>([['', { path: table, isFile: true }]]);
  for (const found of await pathsIn(at('whole')))
    samples.set(`${found.isFile} ${found.path.replaceAll(/[0-9A-F]{2,}|\d/g, '#')}`, found);
  return [...samples.values()]
    .filter(({ path }) => path !== 'postgres')
    .flatMap(({ path, isFile }) =>
      Object.entries(isFile ? damages : folderDamages).map(([way, apply]) => ({ path, way, apply })),
    );
}

/** What a start does not make again. */
const isData = (path: string): boolean =>
  !/pg_internal\.init|pgsql_tmp|postmaster|pg_stat|pg_dynshmem|pg_subtrans|pg_notify/.test(path);

/** Null when it starts with every post, or says in one sentence what to do, removes nothing and leaves nothing running. */
async function faultOf({ path, way, apply }: Damage, name: string): Promise<string | null> {
  spawnSync('cp', ['-a', at('whole'), at(name)]);
  const { uid, gid } = await stat(at(name, 'postgres'));
  await apply(at(name, path));
  if (way !== 'deleted') await chown(at(name, path), uid, gid);
  const before = await pathsIn(at(name));
  const faults: string[] = [];
  try {
    const postgres = await open(name);
    try {
      const posts = await query(postgres, 'SELECT * FROM posts_of_today');
      if (JSON.stringify(posts) !== JSON.stringify(POSTS)) faults.push(`posts: ${JSON.stringify(posts)}`);
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    const text = startErrorText(error, folder) ?? `${String(error)} has no remedy`;
    if (text.includes('\n') || !/: (restore|move|change|free|see)/.test(text)) faults.push(text);
  }
  if ((await findProcess('postgres', `-D ${at(name, 'postgres')} `)) !== null) faults.push('still runs');
  const after = new Set((await pathsIn(at(name))).map((found) => found.path));
  faults.push(
    ...before
      .filter((each) => isData(each.path) && !after.has(each.path))
      .map((each) => `${each.path} removed`),
  );
  await rm(at(name), { recursive: true });
  return faults.length > 0 ? `${path} ${way}: ${faults.join('; ')}` : null;
}

test('starts with every post, or says what to do, whichever part of the database is damaged', async () => {
  const all = await listDamages();
  const first = Math.floor(Math.random() * SHARE);
  const queue = all.filter((_, index) => index % SHARE === first).entries();
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (const [index, damage] of queue) {
      const fault = await faultOf(damage, `case-${index}`);
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${Math.ceil(all.length / SHARE)} of ${all.length} damages, ${faults.length} faults`);
  expect(faults).toEqual([]);
}, 1_800_000);
