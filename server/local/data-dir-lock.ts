import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processCommand, waitForExit, isAlive, sendSignal, processStartTime } from './processes';

interface LockOwner {
  pid: number;
  /** Tells the process from a later one with the same id. */
  began: string;
  port: number;
  /** npm, when it started the service: without it the service is an orphan of a hard kill. */
  launcher: number | null;
}

/** Another Plaza works on the same data folder; the message is for people. */
export class DataDirInUse extends Error {
  override name = 'FolderTaken';
  constructor({ pid, port }: LockOwner) {
    super(
      `Plaza already runs on this data folder at http://localhost:${port}/webapp/ (process ${pid}): stop it first, or set PLAZA_DATA`,
    );
  }
}

/** The npm above this process, through the shell that npm puts in between. */
async function findNpmProcess(): Promise<number | null> {
  if (process.env['npm_lifecycle_event'] === undefined) return null;
  const parentOf = (pid: number): Promise<number> =>
    readFile(`/proc/${pid}/stat`, 'utf8').then(
      (text) => Number(text.slice(text.lastIndexOf(')')).split(' ')[2]),
      () => 0,
    );
  for (const pid of [process.ppid, await parentOf(process.ppid)]) {
    if (pid > 1 && /\bnpm\b/.test((await processCommand(pid)) ?? '')) return pid;
  }
  return null;
}

async function isRunning({ pid, began }: LockOwner): Promise<boolean> {
  return isAlive(pid) && (await processStartTime(pid)) === began;
}

/**
 * Makes this process the only one on `dataDir`. A service whose npm was killed is stopped; any other throws
 * FolderTaken. Returns what gives the folder free again.
 */
export async function lockDataDir(dataDir: string, port: number): Promise<() => Promise<void>> {
  const path = join(dataDir, 'service.json');
  const text = await readFile(path, 'utf8').catch(() => null);
  const holder = text === null ? null : (JSON.parse(text) as LockOwner);
  if (holder && (await isRunning(holder))) {
    const orphan = holder.launcher !== null && !isAlive(holder.launcher);
    if (!orphan) throw new DataDirInUse(holder);
    sendSignal(holder.pid, 'SIGTERM');
    if (!(await waitForExit(holder.pid, 15_000))) sendSignal(holder.pid, 'SIGKILL');
    await waitForExit(holder.pid, 2_000);
  }
  const mine: LockOwner = {
    pid: process.pid,
    began: await processStartTime(process.pid),
    port,
    launcher: await findNpmProcess(),
  };
  await writeFile(path, JSON.stringify(mine));
  return () => rm(path, { force: true });
}
