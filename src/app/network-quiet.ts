/** Time without a finished download, in ms. */
const QUIET_MS = 1_000;
/** A page that never rests is left alone for this long, in ms. */
const MAX_WAIT_MS = 15_000;
const CHECK_MS = 250;

/** Resolves when the page has stopped downloading, `minMs` from now at the earliest. */
export const waitForQuietNetwork = (minMs: number): Promise<void> =>
  new Promise((resolve) => {
    const start = performance.now();
    let last = start;
    const observer = new PerformanceObserver(() => (last = performance.now()));
    observer.observe({ type: 'resource' });
    const timer = setInterval(() => {
      const now = performance.now();
      if (now - start < MAX_WAIT_MS && (now - start < minMs || now - last < QUIET_MS)) return;
      clearInterval(timer);
      observer.disconnect();
      resolve();
    }, CHECK_MS);
  });
