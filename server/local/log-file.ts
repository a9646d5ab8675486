import { copyFileSync, renameSync, statSync, truncateSync } from 'node:fs';

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

export interface LogRotation {
  maxBytes?: number;
  everyMs?: number;
}

/**
 * Rotates the log of a child process, which appends to an open file: the content is copied and the file emptied. Lines
 * written in between are lost. Returns a function that ends the rotation.
 */
export function rotateWhileOpen(
  path: string,
  { maxBytes = MAX_LOG_BYTES, everyMs = 5_000 }: LogRotation = {},
): () => void {
  const rotate = (): void => {
    try {
      if (statSync(path).size <= maxBytes) return;
      try {
        copyFileSync(path, `${path}.1`);
      } finally {
        // On a full disk, too: the log must not grow on.
        truncateSync(path);
      }
    } catch {
      // Missing, or not ours to change.
    }
  };
  const timer = setInterval(rotate, everyMs).unref();
  return () => clearInterval(timer);
}
