/**
 * Resolves once this tab holds the lock `name`, until `signal` aborts or the tab closes. Without Web Locks (a page
 * without TLS, not on localhost) it resolves at once.
 */
export function acquireTabLock(name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const onAcquired = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
        resolve();
      });
    if (!('locks' in navigator)) {
      resolve();
      return;
    }
    navigator.locks.request(name, { signal }, onAcquired).catch(() => {
      // Aborted while waiting: another tab holds the lock.
    });
  });
}
