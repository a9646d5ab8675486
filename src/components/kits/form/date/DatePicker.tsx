import { lazy, type ReactNode, useState } from 'react';
import IconCalendar from '~icons/tabler/calendar';
import { SegmentedField } from '@/components/kits/form/segments/SegmentedField';
import { getDateLocale } from '@/lib/dates/date-format';
import { type DateBounds, rangeError } from './date-bounds';
import { formText } from '@/messages/ui/form';

export interface DatePickerProps extends DateBounds {
  label: string;
  help?: ReactNode;
  /** Error apart from the bounds, which the field validates and announces itself. */
  error?: string | null;
  /** "2026-11-21" or "2026-11-21T08:30"; "" while incomplete. */
  value: string;
  onChange: (value: string) => void;
  withTime?: boolean;
  weekNumbers?: boolean;
  /** Locale for the date order, hour cycle and first weekday; defaults to the date language of the settings. */
  locale?: string | undefined;
  optional?: boolean;
  disabled?: boolean;
  /** Focuses the first segment on mount. */
  focused?: boolean;
}

const DatePanel = lazy(async () => ({ default: (await import('./DatePanel')).DatePanel }));

const SHORT_YEARS_END = '0100';
const FULL_YEARS_START = '1000';

export function DatePicker({
  label,
  help,
  error = null,
  value,
  onChange,
  withTime = false,
  weekNumbers = false,
  locale = getDateLocale(),
  optional = false,
  disabled = false,
  focused = false,
  ...bounds
}: DatePickerProps) {
  /** A value whose year is still being typed, such as "0202-11-21"; it is not reported. */
  const [unfinished, setUnfinished] = useState('');
  const outOfBounds = rangeError(bounds, value);
  const shown = unfinished || value;
  const settle = () => {
    if (!unfinished) return;
    setUnfinished('');
    // "26" is meant as 2026.
    if (unfinished < SHORT_YEARS_END) onChange(`20${unfinished.slice(2)}`);
  };
  return (
    <SegmentedField
      {...{ label, help, optional, disabled, focused, locale }}
      kind={withTime ? 'moment' : 'day'}
      value={shown}
      error={outOfBounds ?? error}
      isAnnounced={outOfBounds !== null}
      onBlur={settle}
      onChange={(iso) => {
        const typing = iso !== '' && iso < FULL_YEARS_START;
        setUnfinished(typing ? iso : '');
        if (!typing) onChange(iso);
      }}
      icon={<IconCalendar />}
      panelName={formText.calendarOf(label)}
    >
      {(close) => <DatePanel {...{ label, value, onChange, bounds, withTime, weekNumbers, locale, close }} />}
    </SegmentedField>
  );
}
