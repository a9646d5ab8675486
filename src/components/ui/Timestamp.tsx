import { formatDateTime, formatRelativeTime, formatShortRelativeTime } from '@/lib/dates/relative-time';
import { createStore, type ReadableStore } from '@/lib/store/create-store';
import { useStore } from '@/lib/store/use-store';
import { exactTimeOnHover } from './exact-time';

const clock = createStore(Date.now());
let ticking: ReturnType<typeof setInterval> | undefined;
let subscribers = 0;

/** One shared clock; its timer runs while at least one Timestamp is mounted. */
const tickingClock: ReadableStore<number> = {
  get: clock.get,
  subscribe: (listener) => {
    subscribers += 1;
    if (ticking === undefined) {
      // It stood while no Timestamp was mounted.
      clock.set(Date.now());
      ticking = setInterval(() => clock.set(Date.now()), 30_000);
    }
    const unsubscribe = clock.subscribe(listener);
    return () => {
      unsubscribe();
      subscribers -= 1;
      if (subscribers > 0) return;
      clearInterval(ticking);
      ticking = undefined;
    };
  },
};

interface Props {
  /** ISO 8601. */
  at: string;
  /** "18m", "12 minutes ago" or the full date. */
  form?: 'short' | 'long' | 'full';
}

export function Timestamp({ at, form = 'short' }: Props) {
  const tick = useStore(tickingClock);
  const moment = new Date(at);
  // This device's clock may be behind the service's; never show a future time.
  const seen = new Date(Math.max(tick, moment.getTime()));
  const formats = { short: formatShortRelativeTime, long: formatRelativeTime, full: formatDateTime };
  const shown = formats[form](moment, seen);
  return (
    <time dateTime={at} {...exactTimeOnHover(moment)}>
      {shown}
    </time>
  );
}
