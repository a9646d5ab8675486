import { Calendar as AriaCalendar } from 'react-aria-components';
import { DayGrid } from './DayGrid';
import { type Bounds, dayFrom, isoOf } from './iso-values';
import { monthProps } from './calendar-props';
import { Region } from '@/components/kits/form/FormLocale';

interface Props extends Bounds {
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
  const common = monthProps(label, bounds, focused);
  return (
    <Region locale={locale}>
      {several ? (
        <AriaCalendar
          {...common}
          selectionMode="multiple"
          value={value.map(dayFrom).filter((day) => day !== null)}
          onChange={(days) => onChange(days.map(isoOf).toSorted())}
        >
          <DayGrid weekNumbers={weekNumbers} />
        </AriaCalendar>
      ) : (
        <AriaCalendar {...common} value={dayFrom(value[0])} onChange={(day) => onChange([isoOf(day)])}>
          <DayGrid weekNumbers={weekNumbers} />
        </AriaCalendar>
      )}
    </Region>
  );
}
