import { sessionSignal } from '@/lib/session/member-session';

/** Response header of every read: the last event whose effect the response includes. */
export const POSITION_HEADER = 'Last-Event-ID';

type Listener = (position: string) => void;
const listeners = new Set<Listener>();
const firstPositions = new WeakMap<AbortSignal, string>();

/** Call when a response has arrived; listeners run once it is in the query cache. */
export function reportReadPosition(position: string): void {
  const session = sessionSignal();
  if (!firstPositions.has(session)) firstPositions.set(session, position);
  setTimeout(() => {
    if (session.aborted) return;
    for (const listener of listeners) listener(position);
  });
}

/** Position of the session's first read; null before it. */
export const firstReadPosition = (): string | null => firstPositions.get(sessionSignal()) ?? null;

export function onReadPosition(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
