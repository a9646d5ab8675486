import { getSettings } from '@/lib/settings/settings';

/**
 * Gives the formatter for the language of dates that is chosen now. Made once for each: to make one costs more than to
 * format a hundred dates with it.
 */
export function createDateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const made: Record<string, Intl.DateTimeFormat> = {};
  return () => {
    const { dates } = getSettings();
    return (made[dates] ??= new Intl.DateTimeFormat(dates || [], options));
  };
}
