import { formatDateTime, formatRelativeTime, formatShortRelativeTime } from '@/lib/dates/relative-time';
import { useStore } from '@/lib/store/use-store';
import { exactTimeOnHover } from './exact-time';
import { tickingClock } from './ticking-clock';

interface Props {
  /** ISO 8601. */
  at: string;
  /** "18m", "12 minutes ago" or the full date. */
  form?: 'short' | 'long' | 'full';
  className?: string;
}

const formats = { short: formatShortRelativeTime, long: formatRelativeTime, full: formatDateTime };

export function Timestamp({ at, form = 'short', className }: Props) {
  const moment = new Date(at);
  // This device's clock may be behind the service's; never show a future time.
  const shown = useStore(tickingClock, (now) =>
    formats[form](moment, new Date(Math.max(now, moment.getTime()))),
  );
  return (
    <time className={className} dateTime={at} {...exactTimeOnHover(moment)}>
      {shown}
    </time>
  );
}
