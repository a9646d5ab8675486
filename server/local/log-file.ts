import { renameSync, statSync } from 'node:fs';

/** A log is rotated above this size; one earlier file stays. */
export const MAX_LOG_BYTES = 10_000_000;

/** Renames a large log to `<path>.1`. Never throws: a log must not keep the product from running. */
export function rotateLog(path: string, maxBytes = MAX_LOG_BYTES): void {
  try {
    if (statSync(path).size > maxBytes) renameSync(path, `${path}.1`);
  } catch {
    // Missing, or not ours to move.
  }
}
