import { getDateLocale } from './date-format';
import { addDays } from './day';
import { weekdayOf } from './wall-time';

/** For browsers that do not know: the most populous of the regions whose week begins on Sunday. */
const SUNDAY_REGIONS = new Set(['BR', 'CA', 'IN', 'JP', 'KR', 'MX', 'PH', 'US', 'ZA']);

/** A method, or a property in older browsers. */
function weekInfo(locale: object): unknown {
  const read: unknown = Reflect.get(locale, 'getWeekInfo');
  return typeof read === 'function' ? Reflect.apply(read, locale, []) : Reflect.get(locale, 'weekInfo');
}

/** First day of the week in the date language, Sunday is 0. */
export function firstWeekday(): number {
  const locale = new Intl.Locale(getDateLocale());
  const info = weekInfo(locale);
  if (typeof info === 'object' && info && 'firstDay' in info && typeof info.firstDay === 'number')
    return info.firstDay % 7;
  return SUNDAY_REGIONS.has(locale.maximize().region ?? '') ? 0 : 1;
}

/** The first day of the date's week in the date language. */
export const weekStart = (day: string): string => addDays(day, -((weekdayOf(day) - firstWeekday() + 7) % 7));
