import { holdWebLock } from '@/lib/browser/web-lock';

/** Resolves once this tab holds the lock `name`, until `signal` aborts or the tab closes; without usable locks at once. */
export function acquireTabLock(name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const onAcquired = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
        resolve();
      });
    holdWebLock(name, signal, onAcquired).catch(() => {
      // Aborted while waiting: another tab holds the lock.
    });
  });
}
