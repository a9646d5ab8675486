import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { freePort } from '@server/local/processes';
import { ensureBuild } from '../../scripts/lib/build/build';
import { freshFolder } from '../support/browser/start-product';
import { startCluster, type Cluster } from '../support/service/servers/postgres-cluster';

const MAX_PACKAGES = 200;
const run = promisify(execFile);
const npm = (folder: string, args: string[], env: Record<string, string> = {}) =>
  run('npm', args, { cwd: folder, env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env } });

const folder = freshFolder();
let cluster: Cluster | undefined;
let service: ChildProcess | undefined;
let exitCode: Promise<number | null>;
let address = '';
let environment: Record<string, string | undefined> = {};
let output = '';

/** What a deployment needs: the build, the manifest with its lockfile, and npm's configuration. */
async function installDeployment(): Promise<void> {
  await ensureBuild();
  for (const path of ['package.json', 'package-lock.json', '.npmrc', 'dist/app', 'dist/server']) {
    await cp(path, join(folder, path), { recursive: true });
  }
  await npm(folder, ['ci', '--omit=dev', '--prefer-offline']);
}

beforeAll(async () => {
  await installDeployment();
  const started = await startCluster();
  cluster = started;
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PLAZA_DATA: join(folder, 'data'),
    PLAZA_CURSOR_SECRET: 'x'.repeat(32),
    DATABASE_URL: started.url,
    VITE_FIREBASE_API_KEY: 'made-up',
    VITE_FIREBASE_AUTH_DOMAIN: 'plaza.example',
    VITE_FIREBASE_PROJECT_ID: 'plaza-deployed',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  });
  service = child;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  exitCode = new Promise((resolve) => child.once('close', resolve));
  const assertListening = () => {
    if (!output.includes('Listening')) throw new Error(`The service does not listen:\n${output}`);
  };
  await vi.waitFor(assertListening, { timeout: 60_000 });
}, 600_000);

afterAll(async () => {
  service?.kill('SIGKILL');
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

const InstalledLock = z.object({ packages: z.record(z.string(), z.unknown()) });

test(`installs at most ${MAX_PACKAGES} packages`, async () => {
  const lock: unknown = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  const installed = Object.keys(z.parse(InstalledLock, lock).packages);
  expect(installed.length).toBeLessThanOrEqual(MAX_PACKAGES);
  expect(installed).not.toContain('node_modules/vite');
});

test('answers the probes and serves the app', async () => {
  expect((await fetch(`${address}/api/v1/health`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${address}/api/v1/ready`)).status).toBe(200);
  expect((await fetch(`${address}/metrics`)).status).toBe(200);
  const page = await fetch(`${address}/webapp/`);
  expect(page.status).toBe(200);
  const [script] = /\/webapp\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  expect((await fetch(`${address}${script}`)).status).toBe(200);
  expect((await fetch(`${address}/api/v1/me`)).status).toBe(401);
});

test('serves on when the reader of its log has ended', async () => {
  service?.stdout?.destroy();
  service?.stderr?.destroy();
  expect((await fetch(`${address}/api/v1/me`)).status).toBe(401);
  expect((await fetch(`${address}/api/v1/ready`)).status).toBe(200);
});

test('runs the commands of operators', async () => {
  const admin = async (...args: string[]) =>
    (await run(process.execPath, ['dist/server/admin.js', ...args], { cwd: folder, env: environment }))
      .stdout;
  expect(await admin('verify')).toBe('Nothing wrong was found\n');
  expect(await admin('backup', 'plaza.tar.gz')).toContain('plaza.tar.gz holds');
  expect(await admin('restore', 'plaza.tar.gz')).toContain('is whole');
});

test('exits with 0 on SIGTERM', async () => {
  service?.kill('SIGTERM');
  expect(await exitCode, output).toBe(0);
});

const addedBy = async (args: string[], env: Record<string, string>): Promise<number> => {
  const { stdout } = await npm(folder, ['ci', '--dry-run', ...args], env);
  return Number(/added (\d+) packages/.exec(stdout)?.[1] ?? 0);
};

test('installs build tools with NODE_ENV=production unless they are omitted', async () => {
  await rm(join(folder, 'node_modules'), { recursive: true });
  const production = { NODE_ENV: 'production' };
  expect(await addedBy([], production)).toBeGreaterThan(MAX_PACKAGES);
  expect(await addedBy(['--omit=dev'], production)).toBeLessThanOrEqual(MAX_PACKAGES);
});
