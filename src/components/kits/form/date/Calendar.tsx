import { Calendar as AriaCalendar } from 'react-aria-components';
import { DayGrid } from './DayGrid';
import type { DateBounds } from './date-bounds';
import { parseDay, toIso } from './iso-values';
import { calendarProps } from './calendar-props';
import { FormLocale } from '@/components/kits/form/FormLocale';

interface Props extends DateBounds {
  /** Accessible name. */
  label: string;
  /** Dates as "2026-11-21"; several if `several` is set. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  several?: boolean;
  weekNumbers?: boolean;
  locale?: string | undefined;
  /** Focuses the calendar on mount. */
  focused?: boolean;
}

export function Calendar({
  label,
  value,
  onChange,
  several = false,
  weekNumbers = false,
  locale,
  focused = false,
  ...bounds
}: Props) {
  const common = calendarProps(label, bounds, focused);
  return (
    <FormLocale locale={locale}>
      {several ? (
        <AriaCalendar
          {...common}
          selectionMode="multiple"
          value={value.map(parseDay).filter((day) => day !== null)}
          onChange={(days) => onChange(days.map(toIso).toSorted())}
        >
          <DayGrid weekNumbers={weekNumbers} />
        </AriaCalendar>
      ) : (
        <AriaCalendar {...common} value={parseDay(value[0])} onChange={(day) => onChange([toIso(day)])}>
          <DayGrid weekNumbers={weekNumbers} />
        </AriaCalendar>
      )}
    </FormLocale>
  );
}
