/** Matches the message of each browser for a script that could not be fetched. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed/.test(error.message);

/**
 * A deployment deletes the files of the previous build. The router recognises a missing script by the error message and
 * reloads the page once; this rewrites the message for a missing stylesheet so that the router reloads for it too.
 */
export function treatStylesAsScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = payload.message.replace(
      /^Unable to preload CSS for/,
      'Failed to fetch dynamically imported module:',
    );
  });
}
