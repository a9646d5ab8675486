import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the kernel writes down in a file of /proc, or an empty text for a process that has ended. */
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(join('/proc', pid, file), 'utf8');
  } catch {
    return '';
  }
}

const parentOf = (pid: string): string => /\) \S (\d+)/.exec(readProcess(pid, 'stat'))?.[1] ?? '';

/**
 * Reads the processor time, in milliseconds, of a cluster's processes, also of those that have ended since an earlier
 * reading; 0 where there is no /proc.
 */
export function createDatabaseClock(dir: string): () => number {
  const [postmaster = ''] = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
  const used = new Map<string, number>();
  return () => {
    if (readProcess('self', 'schedstat') === '') return 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (parentOf(pid) !== postmaster) continue;
      // The first number of schedstat is nanoseconds on a processor.
      const nanoseconds = Number.parseInt(readProcess(pid, 'schedstat') || '0', 10);
      used.set(pid, Math.max(used.get(pid) ?? 0, nanoseconds));
    }
    return [...used.values()].reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
  };
}
