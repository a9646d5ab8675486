/** Milliseconds a page waits for its data before it shows that it is loading. */
const LOADER_TIMEOUT_MS = 150;

/**
 * How fresh a page's data must be: asked anew, where it is old, with the hover that announces a visit. The visit itself
 * shows what is there, and the page asks anew.
 */
export const preloadStaleTime = (cause: 'preload' | 'enter' | 'stay') =>
  cause === 'preload' ? {} : { staleTime: 'static' as const };

/**
 * For loaders: resolves once the answers are there, or after 150 ms, so that a placeholder appears no earlier. Never
 * rejects: the page shows what failed, and asks again.
 */
export async function waitForData(...answers: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, LOADER_TIMEOUT_MS);
  });
  await Promise.race([Promise.allSettled(answers), patience]);
  clearTimeout(timer);
}
