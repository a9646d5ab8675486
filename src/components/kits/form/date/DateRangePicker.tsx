import { type ReactNode, useId } from 'react';
import { DateField, DateInput, DateSegment, RangeCalendar } from 'react-aria-components';
import IconCalendar from '~icons/tabler/calendar';
import { Popover } from '@/components/ui/overlay/Popover';
import { DayGrid } from './DayGrid';
import { FieldError } from '@/components/kits/form/field/FieldFrame';
import { type Bounds, dayFrom, isoOf, outOf } from './iso-values';
import { monthProps } from './calendar-props';
import { PickerFoot } from './PickerFooter';
import { Region } from '@/components/kits/form/FormLocale';
import './picker.scss';

/** From the first day to the last, both within: "2026-11-21"; "" while a day is not whole. */
export interface DateRange {
  from: string;
  to: string;
}

interface Props extends Bounds {
  label: string;
  help?: ReactNode;
  value: DateRange;
  onChange: (value: DateRange) => void;
}

/** Two dates to type, or to pick one after the other from a month. */
export function DateRangePicker({ label, help, value, onChange, ...bounds }: Props) {
  const id = useId();
  const { from, to } = value;
  const start = dayFrom(from);
  const end = dayFrom(to);
  const turned = start && end && from > to ? 'The last day is before the first.' : null;
  const error = outOf(bounds, from) ?? outOf(bounds, to) ?? turned;
  const wrong = { from: outOf(bounds, from) !== null, to: (outOf(bounds, to) ?? turned) !== null };
  const part = (name: keyof DateRange, said: string) => (
    <DateField
      aria-label={said}
      aria-describedby={error ? `${id}-error` : `${id}-help`}
      value={name === 'from' ? start : end}
      isInvalid={wrong[name]}
      validationBehavior="aria"
      onChange={(day) => onChange({ ...value, [name]: isoOf(day) })}
    >
      <DateInput className="dte-in">
        {(segment) => <DateSegment className="dte-s" segment={segment} />}
      </DateInput>
    </DateField>
  );
  return (
    <Region>
      <div role="group" className="fld" aria-labelledby={`${id}-label`}>
        <div className="form-label" id={`${id}-label`}>
          {label}
        </div>
        <div className="dte">
          <div className={`form-control dte-two${error ? ' is-invalid' : ''}`} dir="ltr">
            {part('from', 'First day')}
            <span aria-hidden="true">to</span>
            {part('to', 'Last day')}
          </div>
          <Popover label={`Calendar of ${label}`} iconOnly trigger={<IconCalendar />} align="end">
            {(close) => (
              <div className="dte-pop">
                <RangeCalendar
                  {...monthProps(label, bounds, true)}
                  value={start && end && !turned ? { start, end } : null}
                  onChange={(days) => {
                    onChange({ from: isoOf(days.start), to: isoOf(days.end) });
                    close();
                  }}
                >
                  <DayGrid />
                </RangeCalendar>
                <PickerFoot
                  onPick={() => {
                    onChange({ from: '', to: '' });
                    close();
                  }}
                />
              </div>
            )}
          </Popover>
        </div>
        {help && (
          <div className="form-text" id={`${id}-help`}>
            {help}
          </div>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </Region>
  );
}
