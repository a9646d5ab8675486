import { addDays, toDay, formatLongDay } from '@/lib/dates/day';
import { createDateFormat } from '@/lib/dates/date-format';
import { commonText } from '@/messages/ui/common';

const hour = createDateFormat({ hour: '2-digit', minute: '2-digit' });

/** "Today", "Yesterday" or "18 November 2026", in the local time zone. */
export function dayLabel(iso: string, today: string): string {
  const day = toDay(new Date(iso));
  if (day === today) return commonText.today;
  return day === addDays(today, -1) ? commonText.yesterday : formatLongDay(day);
}

/** "09:41", in the local time zone. */
export const timeLabel = (iso: string): string => hour().format(new Date(iso));
