import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfPresent, writeWhole } from '../ops/whole-file';
import { processCommand, waitForExit, isAlive, sendSignal, processStartTime } from './processes';

const LockOwner = z.object({
  pid: z.int(),
  /** Start time of the process: tells it from a later one with the same id. */
  began: z.string(),
  port: z.int(),
  /** Id of npm when npm started the service: if npm is dead, the service is an orphan. */
  launcher: z.nullable(z.int()),
});
type LockOwner = z.infer<typeof LockOwner>;

/** Null for a missing file, and for a damaged one, which no running service has written. */
async function readOwner(path: string): Promise<LockOwner | null> {
  const text = await readIfPresent(path);
  try {
    return text && z.parse(LockOwner, JSON.parse(text.toString()));
  } catch {
    return null;
  }
}

/** The message is for people. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
  constructor({ pid, port }: LockOwner) {
    super(
      `Plaza already runs on this data folder at http://localhost:${port}/webapp/ (process ${pid}): stop it first, or set PLAZA_DATA`,
    );
  }
}

/** npm is the parent, or its parent with a shell in between. */
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
 * Stops a service whose npm was killed; throws DataDirInUse for any other running service. Returns a release
 * function.
 */
export async function lockDataDir(dataDir: string, port: number): Promise<() => Promise<void>> {
  const path = join(dataDir, 'service.json');
  const holder = await readOwner(path);
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
  await writeWhole(path, JSON.stringify(mine), 0o644);
  return () => rm(path, { force: true });
}
