import { timeText } from '@/messages/ui/time';
import { createDateFormat } from './date-format';

const units = () =>
  [
    [timeText.yearsAgo, 31_536_000],
    [timeText.monthsAgo, 2_592_000],
    [timeText.daysAgo, 86_400],
    [timeText.hoursAgo, 3_600],
    [timeText.minutesAgo, 60],
    [timeText.secondsAgo, 1],
  ] as const;

const full = createDateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const day = createDateFormat({ day: 'numeric', month: 'short' });
const dayAndYear = createDateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** In the local time zone and the chosen date language: "20 November 2026, 14:05". */
export const formatDateTime = (moment: Date): string => full().format(moment);

/**
 * The largest whole unit since `moment`: "3 hours ago", "1 minute ago", "0 seconds ago" under a second. A future moment
 * becomes its full date.
 */
export function formatRelativeTime(moment: Date, now: Date = new Date()): string {
  const seconds = (now.getTime() - moment.getTime()) / 1000;
  if (seconds < 0) return formatDateTime(moment);
  for (const [ago, size] of units()) {
    const whole = Math.floor(seconds / size);
    if (whole >= 1) return ago(whole);
  }
  return timeText.secondsAgo(0);
}

/** "now", "18m", "3h", "5d"; the date after a week. */
export function formatShortRelativeTime(moment: Date, now: Date = new Date()): string {
  const seconds = (now.getTime() - moment.getTime()) / 1000;
  if (seconds < 60) return timeText.now;
  if (seconds < 3_600) return timeText.shortMinutes(Math.floor(seconds / 60));
  if (seconds < 86_400) return timeText.shortHours(Math.floor(seconds / 3_600));
  if (seconds < 604_800) return timeText.shortDays(Math.floor(seconds / 86_400));
  const sameYear = moment.getFullYear() === now.getFullYear();
  return (sameYear ? day : dayAndYear)().format(moment);
}
