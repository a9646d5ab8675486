import { formatDateTime, formatRelativeTime, formatShortRelativeTime } from '@/lib/dates/relative-time';
import { useStore } from '@/lib/store/use-store';
import { exactTimeOnHover } from './exact-time';
import { tickingClock } from './ticking-clock';

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
