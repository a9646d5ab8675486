import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@server/local/processes';

/** A folder that nobody used before; the system clears it away. */
export function freshFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'plaza-test-'));
  // Run as root, the database belongs to another user, who has to get in.
  chmodSync(path, 0o755);
  return path;
}

/** The product as `npm start` runs it, without npm in between. */
export interface Product {
  address: string;
  port: number;
  process: ChildProcess;
  /** Everything it said. */
  output: () => string;
  /** Sends a signal and waits for the end; gives the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

interface Options {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** Another checkout to start; this one without it. */
  cwd?: string;
}

/** Starts `npm start`'s program and does not wait for anything. */
export async function launchProduct({ dataDir, port, env = {}, cwd = '.' }: Options): Promise<Product> {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(at),
      PLAZA_DATA: dataDir,
      PLAZA_LIMITS_FACTOR: '1000',
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

/** Starts the product and waits until it says that it is ready. */
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

/** Process id of the database that works in this data folder. */
export const databasePid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Calls the local identity provider as the browser SDK does; gives the ID token. Throws when refused. */
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
