import { withTimeLimit } from '@/lib/session/time-limit';

/** Maximum time for the browser's answer about its locks, in ms. */
const LOCKS_TIMEOUT_MS = 3_000;

/** False on insecure origins, where settings refuse locks, and where the browser never answers. */
export const areLocksUsable = async (): Promise<boolean> => {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return false;
  return withTimeLimit(navigator.locks.query(), LOCKS_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
};

/**
 * Runs `work` once this tab holds the lock, until `signal` aborts. Without usable locks `work` runs anyway: each tab then
 * acts alone. Rejects when `signal` aborts first.
 */
export function holdWebLock<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  let started: Promise<T> | null = null;
  const start = () => (started ??= work());
  return new Promise<T>((resolve, reject) => {
    const startAlone = () => {
      if (signal.aborted) reject(new DOMException('The lock was not needed any more', 'AbortError'));
      else start().then(resolve, reject);
    };
    if (!('locks' in navigator)) return startAlone();
    navigator.locks.request(name, { signal }, start).then(resolve, startAlone);
    void areLocksUsable().then((areUsable) => {
      if (!areUsable && !started) startAlone();
    });
  });
}
