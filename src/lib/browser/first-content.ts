/** Milliseconds after which what stands around the first content is drawn whatever became of it. */
const LATEST_MS = 1_000;

let isAwaited = false;
const listeners = new Set<() => void>();

/** The first content, a post of the feed, has been painted: the rest of the page may follow. */
export function contentStands(): void {
  isAwaited = false;
  for (const listener of listeners) listener();
  listeners.clear();
}

/** From now on the first content is drawn before what stands around it. For the first page of all. */
export function drawContentFirst(): void {
  isAwaited = true;
  setTimeout(contentStands, LATEST_MS);
}

export const isContentAwaited = (): boolean => isAwaited;

/** Calls once, when the first content stands; at once where it does already. Gives the way to call it off. */
export function afterContent(then: () => void): () => void {
  if (isAwaited) listeners.add(then);
  else then();
  return () => {
    listeners.delete(then);
  };
}
