import type { KeyboardEvent, ReactNode } from 'react';
import { I18nProvider, isRTL } from 'react-aria-components';
import { getDateLocale } from '@/lib/dates/date-format';

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const mirroredEvents = new WeakSet<Event>();

/** Swaps arrow keys where the page's direction, a setting, differs from the locale's, which React Aria follows. */
export function mirrorArrowKeys(event: KeyboardEvent<HTMLElement>, locale: string): void {
  const key = ARROWS[event.key];
  const differs = (document.documentElement.dir === 'rtl') !== isRTL(locale);
  if (!key || !differs || mirroredEvents.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const { shiftKey } = event;
  const other = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  mirroredEvents.add(other);
  event.target.dispatchEvent(other);
}

interface Props {
  /** Locale of the formats, "en-GB"; defaults to the date language of the settings. */
  locale?: string | undefined;
  children: ReactNode;
}

export const FormLocale = ({ locale = getDateLocale(), children }: Props) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
