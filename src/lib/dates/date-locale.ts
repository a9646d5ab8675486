import { getSettings } from '@/lib/settings/settings';

/** The language of dates as Intl names it: the one that was chosen, or the browser's own. */
export const getDateLocale = (): string =>
  getSettings().dates || new Intl.DateTimeFormat().resolvedOptions().locale;
