import type { KeyboardEvent, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** The reader's own customs in the app's own language: the order of a date, the first day of a week, the hours. */
export function userLocale(): string {
  try {
    return `en-${new Intl.Locale(navigator.language).maximize().region ?? 'GB'}`;
  } catch {
    // Some systems give a name that is no language tag, such as "en-US@posix".
    return 'en-GB';
  }
}

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const mirroredEvents = new WeakSet<Event>();

/** The library reads the direction off the language; here it is a setting, so the arrows turn with the page. */
export function mirrorArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const key = ARROWS[event.key];
  if (!key || document.documentElement.dir !== 'rtl' || mirroredEvents.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const { shiftKey } = event;
  const other = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  mirroredEvents.add(other);
  event.target.dispatchEvent(other);
}

interface Props {
  /** Where the customs come from, "en-GB"; the reader's own place unless told otherwise. */
  locale?: string | undefined;
  children: ReactNode;
}

/** Customs of dates and hours for the fields in it. */
export const FormLocale = ({ locale = userLocale(), children }: Props) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
