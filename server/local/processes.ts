import { readdir, readFile } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** True for zombies too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already exited.
  }
}

/** Null where /proc is missing. */
export const processCommand = (pid: number): Promise<string | null> =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (text) => text.replaceAll('\0', ' '),
    () => null,
  );

/** A process whose program name ends in `program` and whose command line contains `text`; null where /proc is missing. */
export async function findProcess(program: string, text: string): Promise<number | null> {
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const command = (await processCommand(Number(name))) ?? '';
    if (command.split(' ')[0]?.endsWith(program) && command.includes(text)) return Number(name);
  }
  return null;
}

/** 0 where /proc is missing. */
export const parentOf = (pid: number): Promise<number> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => Number(text.slice(text.lastIndexOf(')')).split(' ')[2]),
    () => 0,
  );

/** In clock ticks since boot; tells a process from a later one with the same id. */
export const processStartTime = (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => text.slice(text.lastIndexOf(')')).split(' ')[20] ?? '',
    () => '',
  );

/** False when the process still runs after `ms`. */
export async function waitForExit(pid: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await sleep(20);
  }
  return true;
}

/** Ports below the systems' ephemeral ranges (from 32768): no outgoing connection takes one before its server listens. */
const PORT_RANGE = { first: 20_000, end: 30_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A random port that no server of this machine listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORT_RANGE.first, PORT_RANGE.end);
    if (await isFree(port)) return port;
  }
}
