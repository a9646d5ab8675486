import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries, type Binaries } from './postgres-binaries';
import { processCommand, waitForExit, freePort, isAlive, sendSignal } from './processes';

const USER = 'plaza';
const DATABASE = 'plaza';
/** Workers of a killed postmaster hold its shared memory for about two seconds. */
const START_TIMEOUT_MS = 15_000;

export interface LocalPostgres {
  /** The port survives a restart. */
  url: string;
  /** Differs from the requested folder when the unprivileged user cannot reach that. */
  dir: string;
  stop: () => Promise<void>;
}

interface Options {
  /** Created when missing. */
  dir: string;
  /** Extra settings of postgresql.conf, such as { fsync: 'off' } for tests. */
  settings?: Record<string, string>;
  /** Called when the cluster died and was started again. */
  onRestart?: () => void;
}

const run = (program: string, args: string[], user: Binaries['user']): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'] },
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed: ${output}`)),
    );
  });

async function loadPassword(dir: string): Promise<string> {
  const path = `${dir}.secret`;
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current) return current;
  const secret = randomBytes(24).toString('hex');
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}

/** Creates the cluster in a temporary folder and renames it, so that a kill leaves no partial cluster. */
async function initialiseCluster(bin: Binaries, secret: string): Promise<void> {
  if (await stat(join(bin.dir, 'PG_VERSION')).catch(() => null)) return;
  const fresh = `${bin.dir}.new`;
  const secretFile = `${bin.dir}.pw`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(secretFile, secret, { mode: 0o600 });
  if (bin.user) {
    await chown(fresh, bin.user.uid, bin.user.gid);
    await chown(secretFile, bin.user.uid, bin.user.gid);
  }
  // Without these the cluster takes its encoding from LANG: SQL_ASCII where that is unset.
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale'];
  const args = [
    `--pgdata=${fresh}`,
    `--username=${USER}`,
    '--auth=scram-sha-256',
    `--pwfile=${secretFile}`,
    ...text,
  ];
  try {
    await run(bin.initdb, args, bin.user);
  } finally {
    await rm(secretFile, { force: true });
  }
  await rm(bin.dir, { recursive: true, force: true });
  await rename(fresh, bin.dir);
}

/** Stops a cluster that outlived its service, and deletes a pid file that names another program. */
async function stopOrphan(dir: string): Promise<void> {
  const file = join(dir, 'postmaster.pid');
  const pid = Number.parseInt((await readFile(file, 'utf8').catch(() => '')).split('\n')[0] ?? '', 10);
  if (!(pid > 0)) return;
  if (!isAlive(pid)) return;
  const command = await processCommand(pid);
  if (command !== null && !(command.includes('postgres') && command.includes(dir))) {
    await rm(file, { force: true });
    return;
  }
  sendSignal(pid, 'SIGINT');
  if (await waitForExit(pid, 5_000)) return;
  sendSignal(pid, 'SIGQUIT');
  await waitForExit(pid, 5_000);
}

async function launch(bin: Binaries, port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const log = await open(`${bin.dir}.log`, 'a');
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    log_min_messages: 'warning',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(bin.postgres, ['-D', bin.dir, '-p', String(port), ...flags], {
    ...bin.user,
    // Ctrl-C reaches the whole process group: the database must outlive the requests that still use it.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env['PATH'], TZ: 'UTC' },
  });
  child.once('exit', () => void log.close());
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  return child;
}

/** False when the process exits instead. */
async function waitUntilReady(child: ChildProcess, dir: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await sleep(15);
  }
  return false;
}

async function launchWithRetry(
  bin: Binaries,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  for (const until = Date.now() + START_TIMEOUT_MS; ; await sleep(200)) {
    const child = await launch(bin, port, settings);
    if (await waitUntilReady(child, bin.dir)) return child;
    if (Date.now() > until) throw new Error(`PostgreSQL does not start: see ${bin.dir}.log`);
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(/\/\w+$/, '/postgres') });
  await client.connect();
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  await client.end();
}

const waitUntilGone = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Restarts the cluster when it dies before `stop`. */
export async function startPostgres({ dir, settings = {}, onRestart }: Options): Promise<LocalPostgres> {
  await mkdir(dirname(dir), { recursive: true });
  const [bin, secret, port] = await Promise.all([findBinaries(dir), loadPassword(dir), freePort()]);
  await stopOrphan(bin.dir);
  await initialiseCluster(bin, secret);
  let child = await launchWithRetry(bin, port, settings);
  let stopping = false;
  const url = `postgres://${USER}:${secret}@127.0.0.1:${port}/${DATABASE}`;
  const watch = (): void => {
    child.once('exit', () => {
      if (stopping) return;
      void launchWithRetry(bin, port, settings).then(async (next) => {
        child = next;
        if (stopping) return sendSignal(next.pid ?? 0, 'SIGINT');
        watch();
        onRestart?.();
      });
    });
  };
  watch();
  await createDatabase(url);
  return {
    url,
    dir: bin.dir,
    async stop() {
      stopping = true;
      if (child.pid === undefined) return;
      sendSignal(child.pid, 'SIGINT');
      const late = setTimeout(() => sendSignal(child.pid ?? 0, 'SIGQUIT'), 8_000);
      await waitUntilGone(child);
      clearTimeout(late);
    },
  };
}
