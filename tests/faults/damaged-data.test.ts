import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '@contract/member/member';
import { createPost } from '@contract/post/post-write';
import { findProcess } from '@server/local/processes';
import {
  freshFolder,
  identityToken,
  launchProduct,
  startProduct,
  type Product,
} from '../support/browser/start-product';
import { damages, folderDamages } from '../support/local/damage';

/** One of so many damages, from a random one on; `npm run test:all` does every one. */
const SHARE = process.env['PLAZA_ALL'] ? 1 : 30;
const AT_ONCE = 3;
const POST = 'Written before the damage';

const folder = freshFolder();
const at = (...names: string[]): string => join(folder, ...names);

beforeAll(async () => {
  const product = await startProduct({ dataDir: at('whole') });
  const headers = {
    ...(await signIn(product)),
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const body = JSON.stringify({ text: POST });
  const answer = await fetch(`${product.address}/api/v1${createPost.path}`, {
    method: 'POST',
    headers,
    body,
  });
  if (!answer.ok) throw new Error(`The post was refused: ${answer.status}`);
  await product.end('SIGTERM');
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Damage {
  name: string;
  way: string;
  apply: (path: string) => Promise<unknown>;
}

/** The database has a test of its own: tests/api/local/damaged-cluster.test.ts. */
async function listDamages(): Promise<Damage[]> {
  const entries = await readdir(at('whole'), { withFileTypes: true });
  return entries
    .filter(({ name }) => name !== 'postgres')
    .flatMap((entry) =>
      Object.entries(entry.isDirectory() ? folderDamages : damages).map(([way, apply]) => ({
        name: entry.name,
        way,
        apply,
      })),
    );
}

const signIn = async (product: Product): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${await identityToken(product, 'signInWithPassword', 'demo@plaza.test', 'plaza-demo')}`,
});

/** As JSON. */
async function ownPosts(product: Product): Promise<string> {
  const headers = await signIn(product);
  const me = await fetch(`${product.address}/api/v1${getMe.path}`, { headers });
  const { handle } = getMe.response.parse(await me.json());
  return (await fetch(`${product.address}/api/v1/members/${handle}/posts`, { headers })).text();
}

/** What is wrong with a start on the damaged folder; null where it works with the post, or ends with a remedy. */
async function faultOf({ name, way, apply }: Damage, index: number): Promise<string | null> {
  const dataDir = at(`${index}-case`);
  spawnSync('cp', ['-a', at('whole'), dataDir]);
  const { uid, gid } = await stat(join(dataDir, name));
  await apply(join(dataDir, name));
  if (way !== 'deleted') await chown(join(dataDir, name), uid, gid);
  const before = await readdir(dataDir);
  const faults: string[] = [];
  const product = await launchProduct({ dataDir });
  const ended = new Promise<void>((resolve) => product.process.once('close', () => resolve()));
  const ready = new Promise<true>((resolve) =>
    product.process.stdout?.on('data', () => product.output().includes('Plaza is ready') && resolve(true)),
  );
  if (await Promise.race([ready, ended])) {
    if (!(await ownPosts(product)).includes(POST)) faults.push('the post is missing');
    await product.end('SIGTERM');
  } else {
    const said = product.output().trim();
    if (said.includes('\n') || !/: (restore|move|change|free|see)/.test(said)) faults.push(said);
  }
  for (const program of ['postgres', 'node'])
    if ((await findProcess(program, dataDir)) !== null) faults.push(`${program} still runs`);
  const after = await readdir(dataDir);
  const temporary = new Set(['service.json', 'run']);
  for (const each of before)
    if (!after.includes(each) && !temporary.has(each)) faults.push(`${each} was removed`);
  await rm(dataDir, { recursive: true });
  return faults.length > 0 ? `${name} ${way}: ${faults.join('; ')}` : null;
}

test('starts with every post, or says what to do, whichever file of the data folder is damaged', async () => {
  const all = await listDamages();
  const first = Math.floor(Math.random() * SHARE);
  const queue = [...all.entries()].filter(([index]) => index % SHARE === first).values();
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (const [index, damage] of queue) {
      const fault = await faultOf(damage, index);
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${all.length} damages, one of ${SHARE} made, ${faults.length} faults`);
  expect(faults).toEqual([]);
}, 1_800_000);
