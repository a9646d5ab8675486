import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { measure } from './measure';

const PAGE = Buffer.alloc(8192);
const SECONDS = 0.5;

/** Milliseconds, p50, to write 8 kB to a file in `dir` and flush them to the disk, as each commit does. */
export async function measureFlush(dir: string): Promise<number> {
  const path = join(dir, 'measured-flush');
  const file = await open(path, 'w');
  try {
    const { p50 } = await measure(1, SECONDS, async () => {
      await file.write(PAGE, 0, PAGE.length, 0);
      await file.datasync();
    });
    return p50;
  } finally {
    await file.close();
    await rm(path);
  }
}
