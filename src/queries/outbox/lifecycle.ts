/** Interval between retries of writes that failed without reaching the service. */
const RETRY_INTERVAL_MS = 5 * 60_000;

const preventUnload = (event: Event) => event.preventDefault();

/** Makes the browser ask before the page is left. */
export function setUnloadWarning(on: boolean): void {
  if (on) globalThis.addEventListener('beforeunload', preventUnload);
  else globalThis.removeEventListener('beforeunload', preventUnload);
}

/** Calls `retry` when the network or the person is back, and every five minutes after `restore`. Returns an unsubscribe function. */
export function onReconnect(restore: () => Promise<void>, retry: () => void): () => void {
  const interval = setInterval(() => void restore().then(retry), RETRY_INTERVAL_MS);
  for (const name of ['online', 'focus']) globalThis.addEventListener(name, retry);
  return () => {
    clearInterval(interval);
    for (const name of ['online', 'focus']) globalThis.removeEventListener(name, retry);
  };
}
