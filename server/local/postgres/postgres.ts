import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { StartError } from '../../ops/start-error';
import { readIfPresent, writeWhole } from '../../ops/whole-file';
import { findDamagedFile, recordClusterFiles } from './cluster-files';
import { rotateWhileOpen, type LogRotation } from '../log-file';
import { findBinaries, type Binaries } from './postgres-binaries';
import { launchWithRetry, remedyFor, setAside, stopChild, waitUntilGone } from './postgres-process';
import { findProcess, processCommand, waitForExit, freePort, isAlive, sendSignal } from '../processes';

const USER = 'plaza';
const DATABASE = 'plaza';
const WRONG_PASSWORD = '28P01';
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
  log?: LogRotation;
  /** Called when the cluster died and was started again. */
  onRestart?: () => void;
  /** Called when a restart fails; the next one follows. */
  onFailure?: (error: unknown) => void;
}

/** Throws StartError. */
const runInitdb = (bin: Binaries, args: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(bin.initdb, args, {
      ...bin.user,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'] },
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const reason =
        output.split('\n').find((line) => /FATAL|PANIC|error/i.test(line)) ?? `exit code ${code}`;
      reject(
        new StartError(
          `PostgreSQL cannot create a database in ${bin.dir} (${reason.trim().slice(0, 300)}): ${remedyFor(output, bin.dir)}`,
        ),
      );
    });
  });

const SECRET = /^[0-9a-f]{48}$/;

/** Null for a missing or damaged secret. */
export async function readPassword(path: string): Promise<string | null> {
  const text = (await readIfPresent(path))?.toString() ?? '';
  return SECRET.test(text) ? text : null;
}

export const localDatabaseUrl = (password: string, port: number): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** True for a folder that holds a cluster, false for none or an empty one; throws StartError for anything else. */
async function hasCluster(dir: string): Promise<boolean> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Array<string>();
    throw error;
  });
  if (names.length === 0) return false;
  if (names.includes('PG_VERSION')) return true;
  throw new StartError(
    `The database in ${dir} is incomplete, the file PG_VERSION is missing: ${setAside(dir)}`,
  );
}

async function assertUndamaged(dir: string): Promise<void> {
  const damage = await findDamagedFile(dir);
  if (damage !== null) throw new StartError(`The database in ${dir} is damaged, ${damage}: ${setAside(dir)}`);
}

/** Creates the cluster in a temporary folder and renames it, so that a kill leaves no partial cluster. */
async function initialiseCluster(bin: Binaries, secret: string): Promise<void> {
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
    await runInitdb(bin, args);
  } finally {
    await rm(secretFile, { force: true });
  }
  // Replaces an empty folder only.
  await rename(fresh, bin.dir);
}

/** Stops a cluster that outlived its service, and deletes a pid file that names another program or no process. */
async function stopOrphan(dir: string): Promise<void> {
  const file = join(dir, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const named = Number.parseInt(text.split('\n')[0] ?? '', 10);
  // PostgreSQL refuses to start beside a pid file it cannot read.
  const pid = named > 0 ? named : await findProcess('postgres', `-D ${dir} `);
  if (pid === null) return rm(file);
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

/** Sets the password without knowing the old one: the single-user mode needs no sign-in. */
async function resetPassword(bin: Binaries, secret: string): Promise<void> {
  const child = spawn(bin.postgres, ['--single', '-D', bin.dir, 'postgres'], {
    ...bin.user,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env['PATH'] },
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(`ALTER ROLE ${USER} PASSWORD '${secret}'\n`);
  await waitUntilGone(child);
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(/\/\w+$/, '/postgres') });
  try {
    await client.connect();
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Pause before a restart that follows a failed one. */
const RESTART_PAUSE_MS = 500;

/**
 * Restarts the cluster when it dies before `stop`, as often as it takes. Throws StartError, and leaves nothing running,
 * where the cluster is damaged. Deletes no folder that holds files.
 */
export async function startPostgres({
  dir,
  settings = {},
  log,
  onRestart,
  onFailure,
}: Options): Promise<LocalPostgres> {
  await mkdir(dirname(dir), { recursive: true });
  const [bin, port] = await Promise.all([findBinaries(dir), freePort()]);
  const known = await readPassword(`${dir}.secret`);
  const secret = known ?? randomBytes(24).toString('hex');
  await stopOrphan(bin.dir);
  const exists = await hasCluster(bin.dir);
  if (exists) await assertUndamaged(bin.dir);
  if (!exists) await initialiseCluster(bin, secret);
  else if (known === null) await resetPassword(bin, secret);
  if (known === null) await writeWhole(`${dir}.secret`, secret);
  let child = await launchWithRetry(bin, port, settings);
  let stopping = false;
  const url = localDatabaseUrl(secret, port);
  try {
    await createDatabase(url).catch(async (error: unknown) => {
      if (!(error instanceof DatabaseError) || error.code !== WRONG_PASSWORD) throw error;
      await stopChild(child);
      await resetPassword(bin, secret);
      child = await launchWithRetry(bin, port, settings);
      await createDatabase(url);
    });
  } catch (error) {
    await stopChild(child);
    if (!(error instanceof DatabaseError)) throw error;
    throw new StartError(
      `The database in ${bin.dir} cannot be used (${error.message}): ${setAside(bin.dir)}`,
      {
        cause: error,
      },
    );
  }
  const restart = async (): Promise<void> => {
    for (;;) {
      if (stopping) return;
      try {
        child = await launchWithRetry(bin, port, settings);
        if (stopping) return sendSignal(child.pid ?? 0, 'SIGINT');
        watch();
        return onRestart?.();
      } catch (error) {
        onFailure?.(error);
        await sleep(RESTART_PAUSE_MS);
      }
    }
  };
  const watch = (): void =>
    void child.once('exit', () => {
      if (!stopping) void restart();
    });
  watch();
  const stopRotation = rotateWhileOpen(`${bin.dir}.log`, log);
  return {
    url,
    dir: bin.dir,
    async stop() {
      stopping = true;
      stopRotation();
      await stopChild(child);
      // A list that cannot be written is no reason to fail: an older one no longer fits.
      if (child.exitCode === 0) await recordClusterFiles(bin.dir).catch(() => undefined);
    },
  };
}
