import { uiMessages } from '@/messages/ui';
import { plural } from '@/messages/words';

export const timeText = uiMessages('time', {
  yearsAgo: (count: number) => plural(count, { one: '# year ago', other: '# years ago' }),
  monthsAgo: (count: number) => plural(count, { one: '# month ago', other: '# months ago' }),
  daysAgo: (count: number) => plural(count, { one: '# day ago', other: '# days ago' }),
  hoursAgo: (count: number) => plural(count, { one: '# hour ago', other: '# hours ago' }),
  minutesAgo: (count: number) => plural(count, { one: '# minute ago', other: '# minutes ago' }),
  secondsAgo: (count: number) => plural(count, { one: '# second ago', other: '# seconds ago' }),
  now: 'now',
  shortMinutes: (count: number) => `${count}m`,
  shortHours: (count: number) => `${count}h`,
  shortDays: (count: number) => `${count}d`,
});
