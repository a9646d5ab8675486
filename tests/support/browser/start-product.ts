import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@server/local/processes';

/** A fresh temporary folder. */
export function freshFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'plaza-test-'));
  // As root, PostgreSQL runs as another user who needs access.
  chmodSync(path, 0o755);
  return path;
}

/** The product started like `npm start`, without npm in between. */
export interface Product {
  address: string;
  port: number;
  process: ChildProcess;
  /** All output. */
  output: () => string;
  /** Sends a signal and resolves with the exit code; null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

interface Options {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** Checkout to start; defaults to this one. */
  cwd?: string;
  /** Runs `npm start`, whose process is then `process`. */
  npm?: boolean;
  /** Program and arguments in place of `scripts/start.ts`. */
  script?: readonly [string, ...string[]];
  /** Numeric user and group of the process. */
  user?: number;
}

/** Starts the product without waiting. */
export async function launchProduct(options: Options): Promise<Product> {
  const { dataDir, port, env = {}, cwd = '.', npm = false, script = ['scripts/start.ts'], user } = options;
  const at = port ?? (await freePort());
  const [program, args] = npm
    ? ['npm', ['start', '--silent']]
    : [process.execPath, ['--import', 'tsx', ...script]];
  const child = spawn(program, args, {
    cwd,
    ...(user === undefined ? {} : { uid: user, gid: user }),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(at),
      PLAZA_DATA: dataDir,
      PLAZA_LIMITS_FACTOR: '1000',
      PLAZA_LINK_CARDS: 'off',
      ...env,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    address: `http://localhost:${at}`,
    port: at,
    process: child,
    output: () => said,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the product and waits until it is ready. */
export async function startProduct(options: Options): Promise<Product> {
  const product = await launchProduct(options);
  await new Promise<void>((resolve, reject) => {
    product.process.stdout?.on('data', () => {
      if (product.output().includes('Plaza is ready')) resolve();
    });
    product.process.once('close', () => reject(new Error(`The product did not start:\n${product.output()}`)));
  });
  return product;
}

/** Process id of PostgreSQL in this data folder. */
export const databasePid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Signs in at the local identity provider like the browser SDK; returns the ID token. Throws on rejection. */
export async function identityToken(
  product: Pick<Product, 'address'>,
  method: 'signUp' | 'signInWithPassword',
  email: string,
  password: string,
): Promise<string> {
  const response = await fetch(
    `${product.address}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`${method} was refused: ${await response.text()}`);
  return ((await response.json()) as { idToken: string }).idToken;
}
