/** Whether an error says that a script of the build could not be fetched, as each browser words it. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed/.test(error.message);

/**
 * A deploy takes the files of the build before with it. The router loads the page anew, once, where a script is gone,
 * and knows that by the message alone: a stylesheet that is gone gets the same words.
 */
export function treatStylesAsScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = payload.message.replace(
      /^Unable to preload CSS for/,
      'Failed to fetch dynamically imported module:',
    );
  });
}
