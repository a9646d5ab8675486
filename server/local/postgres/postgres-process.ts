import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../ops/start-error';
import { rotateLog } from '../log-file';
import type { Binaries } from './postgres-binaries';
import { sendSignal } from '../processes';

/** Workers of a killed postmaster hold its shared memory for about two seconds. */
const START_TIMEOUT_MS = 15_000;

/** The remedy for a folder that PostgreSQL cannot use. */
export const setAside = (dir: string): string =>
  `restore the folder from a backup, or move it away to start with an empty database (mv ${dir} ${dir}.old)`;

/** The remedy for a reason that PostgreSQL has given: a good folder is not to be moved. */
export function remedyFor(reason: string, dir: string): string {
  if (/no space left|quota exceeded/i.test(reason)) return `free some space under ${dir} and start again`;
  if (/permission denied|read-only|not permitted/i.test(reason))
    return `change the owner or permissions of ${dir}, or choose another folder with PLAZA_DATA`;
  return setAside(dir);
}

const MEGABYTE = 2 ** 20;

/**
 * An eighth of the machine's memory for the database's own cache, between 64 MB and 1 GB. Short queries of many members
 * gain nothing from JIT compilation and parallel workers, which cost other members their processor time.
 */
function memorySettings(): Record<string, string> {
  const shared = Math.min(1024, Math.max(64, Math.floor(totalmem() / MEGABYTE / 8)));
  return {
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${shared * 4}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
  };
}

async function launch(bin: Binaries, port: number, settings: Record<string, string>): Promise<ChildProcess> {
  rotateLog(`${bin.dir}.log`);
  const log = await open(`${bin.dir}.log`, 'a');
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    log_min_messages: 'warning',
    ...memorySettings(),
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    const child = spawn(bin.postgres, ['-D', bin.dir, '-p', String(port), ...flags], {
      ...bin.user,
      // Ctrl-C reaches the whole process group: the database must outlive the requests that still use it.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env['PATH'], TZ: 'UTC' },
    });
    await new Promise((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    return child;
  } finally {
    await log.close();
  }
}

/** States of a cluster that accepts connections; a standby takes reads only. */
const READY = new Set(['ready', 'standby']);

/** False when the process exits instead. */
async function waitUntilReady(child: ChildProcess, dir: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && READY.has(lines[7]?.trim() ?? '')) return true;
    await sleep(15);
  }
  return false;
}

/** Reasons that pass: workers of a killed postmaster, and a port that is not free again yet. */
const PASSING = /pre-existing shared memory|already exists|could not bind|already in use/i;

/** The last fatal line that PostgreSQL has logged from byte `from` on, without its prefix. */
async function fatalLine(path: string, from: number): Promise<string> {
  const text = (await readFile(path).catch(() => Buffer.alloc(0))).subarray(from).toString();
  const lines = text.split('\n').filter((line) => /FATAL|PANIC|ERROR|could not|postgres: /.test(line));
  return (lines.at(-1) ?? 'no reason given')
    .replace(/^.*?(FATAL|PANIC|ERROR): +|^postgres: /, '')
    .slice(0, 300);
}

/** Resolves with a cluster that accepts connections. Throws StartError. */
export async function launchWithRetry(
  bin: Binaries,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const log = `${bin.dir}.log`;
  for (const until = Date.now() + START_TIMEOUT_MS; ; await sleep(200)) {
    const from = await stat(log).then(
      ({ size }) => size,
      () => 0,
    );
    const child = await launch(bin, port, settings);
    if (await waitUntilReady(child, bin.dir)) return child;
    const reason = await fatalLine(log, from);
    if (!PASSING.test(reason) || Date.now() > until)
      throw new StartError(
        `PostgreSQL does not start in ${bin.dir} (${reason}): ${remedyFor(reason, bin.dir)}`,
      );
  }
}

export const waitUntilGone = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Ends open connections; after 8 s without their end, the cluster quits at once. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  sendSignal(child.pid, 'SIGINT');
  const late = setTimeout(() => sendSignal(child.pid ?? 0, 'SIGQUIT'), 8_000);
  await waitUntilGone(child);
  clearTimeout(late);
}
