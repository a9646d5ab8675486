import type { KeyboardEvent, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** The user's regional format in the app's language: date order, first weekday, hour cycle. */
export function userLocale(): string {
  try {
    return `en-${new Intl.Locale(navigator.language).maximize().region ?? 'GB'}`;
  } catch {
    // Some systems report locales that are not language tags, such as "en-US@posix".
    return 'en-GB';
  }
}

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const mirroredEvents = new WeakSet<Event>();

/** React Aria derives direction from the locale; here direction is a setting, so arrow keys are swapped. */
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
  /** Locale of the formats, "en-GB"; defaults to the user's own. */
  locale?: string | undefined;
  children: ReactNode;
}

export const FormLocale = ({ locale = userLocale(), children }: Props) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
