/**
 * Resolves once this tab is the only one that holds `name`, and holds it until `signal` is aborted or the tab is gone.
 * A page without TLS on another host than this one has no locks: there it resolves at once.
 */
export function acquireTabLock(name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const held = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
        resolve();
      });
    if (!('locks' in navigator)) {
      resolve();
      return;
    }
    navigator.locks.request(name, { signal }, held).catch(() => {
      // Given up while waiting: another tab goes on.
    });
  });
}
