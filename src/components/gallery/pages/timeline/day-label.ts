import { createDateFormat } from '@/lib/dates/date-format';
import { addDays, toDay } from '@/lib/dates/day';
import { commonText } from '@/messages/ui/common';

const month = createDateFormat({ month: 'long', year: 'numeric' });

/** Group heading of a date: Today, Yesterday, or month and year, in the local time zone. */
export function dayLabel(moment: Date, today: string): string {
  const day = toDay(moment);
  if (day >= today) return commonText.today;
  if (day === addDays(today, -1)) return commonText.yesterday;
  return month().format(moment);
}
