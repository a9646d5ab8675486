import { today } from '@/lib/dates/day';
import { TimePicker } from '@/components/kits/form/time/TimePicker';
import { formText } from '@/messages/ui/form';
import { Calendar } from './Calendar';
import { type DateBounds, rangeError } from './date-bounds';
import { PickerFooter } from './PickerFooter';

/** Default time of a picked date. */
const NOON = '12:00';

interface Props {
  label: string;
  /** "2026-11-21" or "2026-11-21T08:30"; "" for none. */
  value: string;
  onChange: (value: string) => void;
  bounds: DateBounds;
  withTime: boolean;
  weekNumbers: boolean;
  locale: string | undefined;
  close: () => void;
}

/** Calendar and, with `withTime`, the hour of a date field; loaded when it opens. */
export function DatePanel({ label, value, onChange, bounds, withTime, weekNumbers, locale, close }: Props) {
  const day = value.slice(0, 10);
  const hour = value.slice(11);
  const take = (picked: string) => onChange(withTime ? `${picked}T${hour || NOON}` : picked);
  return (
    <div className="stack-2">
      <Calendar
        {...bounds}
        {...{ label, weekNumbers, locale }}
        value={[day]}
        onChange={([picked = '']) => {
          take(picked);
          if (!withTime) close();
        }}
        focused
      />
      {withTime && day && (
        <TimePicker
          label={formText.hour}
          value={hour}
          locale={locale}
          onChange={(time) => time && onChange(`${day}T${time}`)}
        />
      )}
      <PickerFooter
        today={rangeError(bounds, today()) === null}
        onPick={(picked) => {
          if (picked) take(picked);
          else onChange('');
          close();
        }}
      />
    </div>
  );
}
