import { vi } from 'vitest';

/** Repeats a check until it passes: for ten seconds, because a shared core may stall for longer than one. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 10_000 });
