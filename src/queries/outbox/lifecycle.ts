/** Milliseconds between tries of what stepped aside because nobody could be reached. */
const LATER = 5 * 60_000;

const holdBack = (event: Event) => event.preventDefault();

/** Has the browser ask whether to leave, or no longer so. */
export function holdPage(on: boolean): void {
  if (on) globalThis.addEventListener('beforeunload', holdBack);
  else globalThis.removeEventListener('beforeunload', holdBack);
}

/** Tries `again` once the network is back, and every five minutes after `reread`. Returns the way to stop. */
export function comeBack(reread: () => Promise<void>, again: () => void): () => void {
  const later = setInterval(() => void reread().then(again), LATER);
  globalThis.addEventListener('online', again);
  return () => {
    clearInterval(later);
    globalThis.removeEventListener('online', again);
  };
}
