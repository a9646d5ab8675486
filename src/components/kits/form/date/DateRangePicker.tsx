import { lazy, type ReactNode, Suspense, useId } from 'react';
import { DateField, DateInput, DateSegment, isRTL } from 'react-aria-components';
import IconCalendar from '~icons/tabler/calendar';
import { getDateLocale } from '@/lib/dates/date-format';
import { PickerPopover } from '@/components/kits/form/PickerPopover';
import { FieldNotes } from '@/components/kits/form/field/FieldFrame';
import { type DateBounds, type DateRange, rangeError } from './date-bounds';
import { parseDay, toIso } from './iso-values';
import { PanelPlaceholder } from './PanelPlaceholder';
import { FormLocale } from '@/components/kits/form/FormLocale';
import { formText } from '@/messages/ui/form';
import './picker.scss';

const RangePanel = lazy(async () => ({ default: (await import('./RangePanel')).RangePanel }));

interface Props extends DateBounds {
  label: string;
  help?: ReactNode;
  value: DateRange;
  onChange: (value: DateRange) => void;
}

export function DateRangePicker({ label, help, value, onChange, ...bounds }: Props) {
  const id = useId();
  const { from, to } = value;
  const start = parseDay(from);
  const end = parseDay(to);
  const orderError = start && end && from > to ? formText.orderInvalid : null;
  const error = rangeError(bounds, from) ?? rangeError(bounds, to) ?? orderError;
  const wrong = {
    from: rangeError(bounds, from) !== null,
    to: (rangeError(bounds, to) ?? orderError) !== null,
  };
  const part = (name: keyof DateRange, partLabel: string) => (
    <DateField
      aria-label={partLabel}
      aria-describedby={error ? `${id}-error` : `${id}-help`}
      value={name === 'from' ? start : end}
      isInvalid={wrong[name]}
      validationBehavior="aria"
      onChange={(day) => onChange({ ...value, [name]: toIso(day) })}
    >
      <DateInput className="picker-input tabular">
        {(segment) => <DateSegment className="picker-segment" segment={segment} />}
      </DateInput>
    </DateField>
  );
  return (
    <FormLocale>
      <div role="group" className="field" aria-labelledby={`${id}-label`}>
        <div className="form-label" id={`${id}-label`}>
          {label}
        </div>
        <div className="picker field-input">
          <div
            className={`column-gap-1 form-control has-end picker-range${error ? ' is-invalid' : ''}`}
            dir={isRTL(getDateLocale()) ? 'rtl' : 'ltr'}
          >
            {part('from', formText.firstDay)}
            <span className="text-ink-3" aria-hidden="true">
              {formText.to}
            </span>
            {part('to', formText.lastDay)}
          </div>
          <PickerPopover label={formText.calendarOf(label)} trigger={<IconCalendar />}>
            {(close) => (
              <Suspense fallback={<PanelPlaceholder />}>
                <RangePanel {...{ label, value, onChange, bounds, close }} />
              </Suspense>
            )}
          </PickerPopover>
        </div>
        <FieldNotes helpId={`${id}-help`} errorId={`${id}-error`} help={help} error={error} />
      </div>
    </FormLocale>
  );
}
