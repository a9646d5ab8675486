const listeners = new Set<() => void>();
let hasFailed = false;

/** A request got no response, or a 503. */
export function reportUnreachable(): void {
  hasFailed = true;
}

/** The last request got no response, or a 503. */
export const isUnreachable = (): boolean => hasFailed;

/** The service has answered a request, or opened the event stream. */
export function reportReachable(): void {
  if (!hasFailed) return;
  hasFailed = false;
  for (const listener of listeners) listener();
}

/** Calls `listener` with the first response after a failure. Returns an unsubscribe function. */
export function onReachableAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
