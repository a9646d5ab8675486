import { addDays, toDay, formatLongDay, today } from '@/lib/dates/day';
import { createDateFormat } from '@/lib/dates/date-format';

const hour = createDateFormat({ hour: '2-digit', minute: '2-digit' });

/** "Today", "Yesterday" or "18 November 2026", in the local time zone. */
export function dayLabel(iso: string): string {
  const day = toDay(new Date(iso));
  if (day === today()) return 'Today';
  return day === addDays(today(), -1) ? 'Yesterday' : formatLongDay(day);
}

/** "09:41", in the local time zone. */
export const timeLabel = (iso: string): string => hour().format(new Date(iso));
