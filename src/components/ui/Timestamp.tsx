import { useSyncExternalStore } from 'react';
import { formatDateTime, formatRelativeTime, formatShortRelativeTime } from '@/lib/dates/relative-time';
import { exactTimeOnHover } from './exact-time';

let now = Date.now();
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** One clock for every time on the page; it moves once in half a minute. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(() => {
    now = Date.now();
    for (const tell of listeners) tell();
  }, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

interface Props {
  /** ISO 8601. */
  at: string;
  /** "18m", "12 minutes ago" or the date in full. */
  form?: 'short' | 'long' | 'full';
}

/** How long ago something was, with the exact moment on hover. */
export function Timestamp({ at, form = 'short' }: Props) {
  const tick = useSyncExternalStore(subscribe, () => now);
  const moment = new Date(at);
  // The clock of this device may be behind the service: what just happened is not in the future.
  const seen = new Date(Math.max(tick, moment.getTime()));
  const words = { short: formatShortRelativeTime, long: formatRelativeTime, full: formatDateTime };
  const shown = words[form](moment, seen);
  return (
    <time dateTime={at} {...exactTimeOnHover(moment)}>
      {shown}
    </time>
  );
}
