/** Milliseconds between tries of what stepped aside because nobody could be reached. */
const REREAD_INTERVAL_MS = 5 * 60_000;

const preventUnload = (event: Event) => event.preventDefault();

/** Has the browser ask whether to leave, or no longer so. */
export function setUnloadWarning(on: boolean): void {
  if (on) globalThis.addEventListener('beforeunload', preventUnload);
  else globalThis.removeEventListener('beforeunload', preventUnload);
}

/** Tries `again` once the network is back, and every five minutes after `reread`. Returns the way to stop. */
export function onReconnect(reread: () => Promise<void>, again: () => void): () => void {
  const later = setInterval(() => void reread().then(again), REREAD_INTERVAL_MS);
  globalThis.addEventListener('online', again);
  return () => {
    clearInterval(later);
    globalThis.removeEventListener('online', again);
  };
}
