import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id runs (zombies count). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal to a process that may be gone already. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime, which is what was wanted.
  }
}

/** Command line of a process, null where the system does not tell. */
export const processCommand = (pid: number): Promise<string | null> =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (text) => text.replaceAll('\0', ' '),
    () => null,
  );

/** When a process began, in the system's own ticks: tells a process from a later one with the same id. */
export const processStartTime = (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => text.slice(text.lastIndexOf(')')).split(' ')[20] ?? '',
    () => '',
  );

/** Waits until the process has ended; false when it is still there after `ms`. */
export async function waitForExit(pid: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await sleep(20);
  }
  return true;
}

/** A port of the loopback interface that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
