import { getSettings } from '@/lib/settings/settings';

/** The date language of the settings, or the browser's own, as a BCP 47 tag. */
export const getDateLocale = (): string =>
  getSettings().dates || new Intl.DateTimeFormat().resolvedOptions().locale;

/**
 * Returns a getter for the formatter in the current date language. Formatters are cached: creating one costs more than
 * formatting a hundred dates.
 */
export function createDateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const formats: Record<string, Intl.DateTimeFormat> = {};
  return () => {
    const { dates } = getSettings();
    return (formats[dates] ??= new Intl.DateTimeFormat(dates || [], options));
  };
}
