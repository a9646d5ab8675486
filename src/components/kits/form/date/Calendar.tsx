import { Calendar as AriaCalendar } from 'react-aria-components';
import { DayGrid } from './DayGrid';
import { type DateBounds, parseDay, toIso } from './iso-values';
import { calendarProps } from './calendar-props';
import { FormLocale } from '@/components/kits/form/FormLocale';

interface Props extends DateBounds {
  /** Names it. */
  label: string;
  /** Days as "2026-11-21"; many where `several` is set. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  several?: boolean;
  weekNumbers?: boolean;
  locale?: string | undefined;
  /** Takes the focus when it appears. */
  focused?: boolean;
}

/** A month to pick a day from, or several: arrows, Home, End, Page Up and Page Down move, Enter picks. */
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
