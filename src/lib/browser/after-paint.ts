/** Calls back once the next frame has been painted; a page nobody sees waits with it. Gives the way to call it off. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Longest that a page nobody sees is waited for, in milliseconds. */
const HIDDEN_PAGE_TIMEOUT_MS = 100;

/** Resolves once the next frame has been painted; where none is, as in a page nobody sees, a moment later. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, HIDDEN_PAGE_TIMEOUT_MS);
  });
