import { isUnreachable } from '@/lib/api/reachability';

/** Matches the message of each browser for a script that could not be fetched. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed/.test(error.message);

const RETRY_MS = 1_000;

/** Reloads once the missing script can be fetched: browsers report "online" before connections work. */
export async function reloadWhenFetched(error: unknown, signal: AbortSignal): Promise<void> {
  const [address] = (error instanceof Error && /https?:\S+/.exec(error.message)) || [];
  const isFetched = () =>
    !address ||
    fetch(address, { signal })
      .then(() => true)
      .catch(() => false);
  while (!(await isFetched()) && !signal.aborted)
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS);
    });
  if (!signal.aborted) location.reload();
}

/**
 * A deployment deletes the files of the previous build. The router recognises a missing script by the start of the error
 * message and reloads the page once; this rewrites the message for a missing stylesheet so that the router reloads for
 * it too. While no reload could fetch anything, the message begins otherwise: the page stays, and says so.
 */
export function chooseReloads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const message = payload.message.replace(
      /^Unable to preload CSS for/,
      'Failed to fetch dynamically imported module:',
    );
    payload.message = !navigator.onLine || isUnreachable() ? `Out of reach: ${message}` : message;
  });
}
