import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfPresent, writeWhole } from '../ops/whole-file';
import { findNpmProcess } from './launcher';
import { waitForExit, isAlive, sendSignal, processStartTime } from './processes';

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
