import { RangeCalendar } from 'react-aria-components';
import { calendarProps } from './calendar-props';
import { DayGrid } from './DayGrid';
import type { DateBounds, DateRange } from './date-bounds';
import { parseDay, toIso } from './iso-values';
import { PickerFooter } from './PickerFooter';

interface Props {
  label: string;
  /** Shown unless one of its days is missing or the last is before the first. */
  value: DateRange;
  onChange: (value: DateRange) => void;
  bounds: DateBounds;
  close: () => void;
}

/** Calendar of a range field; loaded when it opens. */
export function RangePanel({ label, value: { from, to }, onChange, bounds, close }: Props) {
  const start = parseDay(from);
  const end = parseDay(to);
  return (
    <div className="stack-2">
      <RangeCalendar
        {...calendarProps(label, bounds, true)}
        value={start && end && from <= to ? { start, end } : null}
        onChange={(days) => {
          onChange({ from: toIso(days.start), to: toIso(days.end) });
          close();
        }}
      >
        <DayGrid />
      </RangeCalendar>
      <PickerFooter
        onPick={() => {
          onChange({ from: '', to: '' });
          close();
        }}
      />
    </div>
  );
}
