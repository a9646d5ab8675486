import type { timeText } from '@/messages/ui/time';
import { plural } from '@/messages/words';

export const time: typeof timeText = {
  yearsAgo: (count) => plural(count, { one: 'vor # Jahr', other: 'vor # Jahren' }),
  monthsAgo: (count) => plural(count, { one: 'vor # Monat', other: 'vor # Monaten' }),
  daysAgo: (count) => plural(count, { one: 'vor # Tag', other: 'vor # Tagen' }),
  hoursAgo: (count) => plural(count, { one: 'vor # Stunde', other: 'vor # Stunden' }),
  minutesAgo: (count) => plural(count, { one: 'vor # Minute', other: 'vor # Minuten' }),
  secondsAgo: (count) => plural(count, { one: 'vor # Sekunde', other: 'vor # Sekunden' }),
  now: 'jetzt',
  shortMinutes: (count) => `${count}\u00a0Min.`,
  shortHours: (count) => `${count}\u00a0Std.`,
  shortDays: (count) => `${count}\u00a0T.`,
};
