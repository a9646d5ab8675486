import { createDateFormat } from '@/lib/dates/date-format';
import { commonText } from '@/messages/ui/common';

const month = createDateFormat({ month: 'long', year: 'numeric' });
const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** Group heading of a date: Today, Yesterday, or month and year. */
export function dayLabel(moment: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / 86_400_000);
  if (days <= 0) return commonText.today;
  if (days === 1) return commonText.yesterday;
  return month().format(moment);
}
