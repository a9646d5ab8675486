import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findProcess, freePort } from '@server/local/processes';
import { canMount } from '../support/local/can-mount';
import {
  freshFolder,
  identityToken,
  launchProduct,
  startProduct,
  type Product,
} from '../support/browser/start-product';

const exitOf = async (product: Product): Promise<{ code: number | null; output: string }> => {
  const code = await new Promise<number | null>((resolve) => product.process.once('close', resolve));
  return { code, output: product.output().trim() };
};

/** A start that ends with one sentence and leaves nothing running; returns the sentence. */
async function refusalOf(options: Parameters<typeof launchProduct>[0]): Promise<string> {
  const { code, output } = await exitOf(await launchProduct(options));
  expect(code).toBe(1);
  expect(output.split('\n')).toHaveLength(1);
  for (const program of ['postgres', 'node'])
    expect(await findProcess(program, options.dataDir), program).toBeNull();
  return output;
}

/** Whether a server listens there. */
const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });

describe('a start that fails', () => {
  test('lists all missing variables of a partial Firebase configuration', async () => {
    const product = await launchProduct({
      dataDir: freshFolder(),
      env: { VITE_FIREBASE_API_KEY: 'made-up', VITE_FIREBASE_STORAGE_BUCKET: 'bucket' },
    });
    const { code, output } = await exitOf(product);
    expect(code).toBe(1);
    for (const name of ['AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'])
      expect(output).toContain(`VITE_FIREBASE_${name} is missing`);
    expect(output).not.toContain('API_KEY is missing');
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('rejects a real project with local tokens', async () => {
    const product = await launchProduct({
      dataDir: freshFolder(),
      env: {
        VITE_FIREBASE_API_KEY: 'made-up',
        VITE_FIREBASE_AUTH_DOMAIN: 'plaza.example',
        VITE_FIREBASE_PROJECT_ID: 'plaza-real',
        VITE_FIREBASE_APP_ID: '1:1:web:1',
        PLAZA_CURSOR_SECRET: 'x'.repeat(32),
        PLAZA_LOCAL_TOKENS: '1',
      },
    });
    const { code, output } = await exitOf(product);
    expect(code).toBe(1);
    expect(output).toContain('PLAZA_LOCAL_TOKENS');
  });

  test('reports a port in use in one line', async () => {
    const port = await freePort();
    const squatter = createServer().listen(port, '127.0.0.1');
    const { code, output } = await exitOf(await launchProduct({ dataDir: freshFolder(), port }));
    squatter.close();
    expect(code).toBe(1);
    expect(output.split('\n')).toHaveLength(1);
    expect(output).toContain(`Port ${port} is taken`);
  });

  test('reports a port in use on the other address of loopback', async ({ skip }) => {
    const port = await freePort();
    const squatter = createServer();
    const hasIpv6 = await new Promise<boolean>((resolve) => {
      squatter.once('error', () => resolve(false));
      squatter.listen(port, '::1', () => resolve(true));
    });
    skip(!hasIpv6, 'this machine has no IPv6');
    expect(await refusalOf({ dataDir: freshFolder(), port })).toContain(`Port ${port} is taken`);
    squatter.close();
  });

  test('refuses a file in place of the data folder, and leaves the file', async () => {
    const dataDir = join(freshFolder(), 'data');
    await writeFile(dataDir, 'a file');
    expect(await refusalOf({ dataDir })).toBe(
      `${dataDir} is a file where a folder is needed: move it away, or choose another folder with PLAZA_DATA`,
    );
    expect(await readFile(dataDir, 'utf8')).toBe('a file');
  });

  describe.runIf(process.platform === 'linux')('where nothing can be written', () => {
    // Root may write everywhere.
    const user = process.getuid?.() === 0 ? { user: 65_534, env: { HOME: '/nonexistent' } } : {};

    test.each([
      ['a read-only data folder', 'data'],
      ['no data folder in a read-only one', 'data/deeper'],
    ])('gives the remedy for %s', async (_name, path) => {
      const parent = freshFolder();
      await mkdir(join(parent, 'data'), { mode: 0o555 });
      const said = await refusalOf({ dataDir: join(parent, path), ...user });
      expect(said).toMatch(/^Plaza may not write to \S+: change its owner or permissions/);
      expect(await readdir(join(parent, 'data'))).toEqual([]);
    });

    test.runIf(canMount()).each([
      ['a read-only disk', ['ro'], 'is on a read-only disk: mount it writable'],
      ['a full disk', ['size=4k', 'nr_inodes=1'], 'is full: free some space'],
    ])('gives the remedy for %s', async (_name, flags, remedy) => {
      const dataDir = freshFolder();
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', flags.join(), 'tmpfs', dataDir]);
      expect(mounted.status).toBe(0);
      onTestFinished(() => void spawnSync('umount', [dataDir]));
      expect(await refusalOf({ dataDir })).toContain(remedy);
    });
  });

  test('refuses an incomplete database folder, and leaves every file', async () => {
    const dataDir = freshFolder();
    await mkdir(join(dataDir, 'postgres/base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/base/1'), '146 posts');
    expect(await refusalOf({ dataDir })).toContain('the file PG_VERSION is missing: restore the folder');
    expect(await readFile(join(dataDir, 'postgres/base/1'), 'utf8')).toBe('146 posts');
  });
});

describe('a running product', () => {
  const dataDir = freshFolder();
  let product: Product;
  beforeAll(async () => {
    // A full disk under the log must not end the product.
    if (process.platform === 'linux') await symlink('/dev/full', join(dataDir, 'service.log'));
    product = await startProduct({ dataDir });
  });
  afterAll(async () => {
    await product.end('SIGTERM');
  });

  test('prints the address and demo accounts', () => {
    expect(product.output()).toContain(`http://localhost:${product.port}/webapp/`);
    for (const name of ['demo', 'ada', 'mod']) expect(product.output()).toContain(`${name}@plaza.test`);
  });

  test('rejects a second start on its data folder', async () => {
    const { code, output } = await exitOf(await launchProduct({ dataDir }));
    expect(code).toBe(1);
    expect(output).toContain('already runs on this data folder');
  });

  test('is not reachable on other addresses of the machine', async () => {
    expect(await answers('127.0.0.1', product.port)).toBe(true);
    const others = Object.values(networkInterfaces()).flatMap((own) => own ?? []);
    // 127.0.0.2 answers only if the service listens on every address; this works without a network.
    for (const address of ['127.0.0.2', ...others.filter((one) => !one.internal).map((one) => one.address)])
      expect(await answers(address, product.port), address).toBe(false);
  });
});

test('starts again when only the data folder was removed', async () => {
  const dataDir = freshFolder();
  const first = await startProduct({ dataDir });
  expect(await first.end('SIGTERM')).toBe(0);
  await rm(dataDir, { recursive: true });
  const second = await startProduct({ dataDir });
  expect(await second.end('SIGTERM')).toBe(0);
});

test('exits with 0 on SIGTERM; the next start finds the accounts and builds nothing', async () => {
  const dataDir = `${freshFolder()}/deeper/still`;
  await mkdir(dataDir, { recursive: true });
  const first = await startProduct({ dataDir });
  await identityToken(first, 'signUp', 'new@plaza.test', 'market-day-9');
  expect(await first.end('SIGTERM')).toBe(0);
  const second = await startProduct({ dataDir });
  expect(second.output()).not.toContain('Rebuilt');
  await expect(
    identityToken(second, 'signInWithPassword', 'new@plaza.test', 'market-day-9'),
  ).resolves.toMatch(/^ey/);
  expect(await second.end('SIGINT')).toBe(0);
});
