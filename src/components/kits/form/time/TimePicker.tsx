import { lazy, type ReactNode } from 'react';
import { TimeField } from 'react-aria-components';
import IconClock from '~icons/tabler/clock';
import { AriaFieldParts, AriaFieldLabel } from '@/components/kits/form/field/AriaFieldParts';
import { toIso, rangeError, parseTimeOfDay } from '@/components/kits/form/date/iso-values';
import { getDateLocale } from '@/lib/dates/date-format';
import { FormLocale } from '@/components/kits/form/FormLocale';
import { SegmentedInput } from '@/components/kits/form/date/SegmentedInput';
import { formText } from '@/messages/ui/form';
import { hourCycle, timesBetween } from './time-options';
import '@/components/kits/form/date/picker.scss';

const TimeList = lazy(async () => ({ default: (await import('./TimeList')).TimeList }));

export interface TimePickerProps {
  label: string;
  help?: ReactNode;
  /** Error apart from the bounds, which the field validates itself. */
  error?: string | null;
  optional?: boolean;
  /** 24-hour "08:30", however it is displayed; "" while incomplete. */
  value: string;
  onChange: (value: string) => void;
  /** Display format; defaults to the locale's. */
  hours?: 12 | 24;
  min?: string;
  max?: string;
  /** Minutes between options. */
  every?: number;
  locale?: string | undefined;
}

export function TimePicker({
  label,
  help,
  error = null,
  optional = false,
  value,
  onChange,
  locale = getDateLocale(),
  hours = hourCycle(locale),
  min,
  max,
  every = 30,
}: TimePickerProps) {
  const wrong = rangeError({ min, max }, value) ?? error;
  return (
    <FormLocale locale={locale}>
      <TimeField
        className="field"
        value={parseTimeOfDay(value)}
        onChange={(time) => onChange(toIso(time))}
        isInvalid={wrong !== null}
        validationBehavior="aria"
        hourCycle={hours}
        shouldForceLeadingZeros={hours === 24}
      >
        <AriaFieldLabel label={label} optional={optional} />
        <SegmentedInput name={formText.timesOf(label)} icon={<IconClock />}>
          {(close) => (
            <TimeList
              {...{ label, value, hours }}
              times={timesBetween(min ?? '00:00', max ?? '23:59', every)}
              onPick={(time) => {
                if (time) onChange(time);
                close();
              }}
            />
          )}
        </SegmentedInput>
        <AriaFieldParts help={help} error={wrong} />
      </TimeField>
    </FormLocale>
  );
}
