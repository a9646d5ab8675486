import { readFileSync } from 'node:fs';
import { isAlive, processCommand, parentOf } from './processes';

/** Id of npm when npm started this process: npm is the parent, or its parent with a shell in between. */
export async function findNpmProcess(): Promise<number | null> {
  if (process.env['npm_lifecycle_event'] === undefined) return null;
  for (const pid of [process.ppid, await parentOf(process.ppid)]) {
    if (pid > 1 && /\bnpm\b/.test((await processCommand(pid)) ?? '')) return pid;
  }
  return null;
}

/** A process that has ended stays as a zombie until its parent asks for its exit code. */
function hasEnded(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')')).startsWith(') Z');
  } catch {
    return !isAlive(pid);
  }
}

const WATCH_MS = 1_000;

/**
 * Calls `onEnd` once npm, or the shell between npm and this process, has ended: neither passes a signal on in every
 * case, and nothing could stop the product from its terminal any more.
 */
export async function watchLauncher(onEnd: () => void): Promise<void> {
  const npm = await findNpmProcess();
  if (npm === null) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && !hasEnded(npm)) return;
    clearInterval(timer);
    onEnd();
  }, WATCH_MS).unref();
}
