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

/** Reads the processor time, in milliseconds, of a cluster's processes that still run; 0 where there is no /proc. */
export function createDatabaseClock(dir: string): () => number {
  const [postmaster = ''] = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
  return () => {
    if (readProcess('self', 'schedstat') === '') return 0;
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
    // The first number of schedstat is nanoseconds on a processor.
    return (
      pids.reduce((sum, pid) => sum + Number.parseInt(readProcess(pid, 'schedstat') || '0', 10), 0) / 1e6
    );
  };
}
