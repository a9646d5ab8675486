import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOf, ended, isAlive, signal, startOf } from './processes';

interface Holder {
  pid: number;
  /** Tells the process from a later one with the same id. */
  began: string;
  port: number;
  /** npm, when it started the service: without it the service is an orphan of a hard kill. */
  launcher: number | null;
}

/** Another Plaza works on the same data folder; the message is for people. */
export class FolderTaken extends Error {
  override name = 'FolderTaken';
  constructor({ pid, port }: Holder) {
    super(
      `Plaza already runs on this data folder at http://localhost:${port}/webapp/ (process ${pid}): stop it first, or set PLAZA_DATA`,
    );
  }
}

/** The npm above this process, through the shell that npm puts in between. */
async function launcher(): Promise<number | null> {
  if (process.env['npm_lifecycle_event'] === undefined) return null;
  const parentOf = (pid: number): Promise<number> =>
    readFile(`/proc/${pid}/stat`, 'utf8').then(
      (text) => Number(text.slice(text.lastIndexOf(')')).split(' ')[2]),
      () => 0,
    );
  for (const pid of [process.ppid, await parentOf(process.ppid)]) {
    if (pid > 1 && /\bnpm\b/.test((await commandOf(pid)) ?? '')) return pid;
  }
  return null;
}

async function isRunning({ pid, began }: Holder): Promise<boolean> {
  return isAlive(pid) && (await startOf(pid)) === began;
}

/**
 * Makes this process the only one on `dataDir`. A service whose npm was killed is stopped; any other throws
 * FolderTaken. Returns what gives the folder free again.
 */
export async function holdFolder(dataDir: string, port: number): Promise<() => Promise<void>> {
  const path = join(dataDir, 'service.json');
  const text = await readFile(path, 'utf8').catch(() => null);
  const holder = text === null ? null : (JSON.parse(text) as Holder);
  if (holder && (await isRunning(holder))) {
    const orphan = holder.launcher !== null && !isAlive(holder.launcher);
    if (!orphan) throw new FolderTaken(holder);
    signal(holder.pid, 'SIGTERM');
    if (!(await ended(holder.pid, 15_000))) signal(holder.pid, 'SIGKILL');
    await ended(holder.pid, 2_000);
  }
  const mine: Holder = {
    pid: process.pid,
    began: await startOf(process.pid),
    port,
    launcher: await launcher(),
  };
  await writeFile(path, JSON.stringify(mine));
  return () => rm(path, { force: true });
}
