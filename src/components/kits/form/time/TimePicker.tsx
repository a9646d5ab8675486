import { lazy, type ReactNode } from 'react';
import IconClock from '~icons/tabler/clock';
import { rangeError } from '@/components/kits/form/date/date-bounds';
import { getDateLocale } from '@/lib/dates/date-format';
import { SegmentedField } from '@/components/kits/form/segments/SegmentedField';
import { formText } from '@/messages/ui/form';
import { hourCycle, timesBetween } from './time-options';

const TimeList = lazy(async () => ({ default: (await import('./TimeList')).TimeList }));

export interface TimePickerProps {
  label: string;
  help?: ReactNode;
  /** Error apart from the bounds, which the field validates and announces itself. */
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
  const outOfBounds = rangeError({ min, max }, value);
  return (
    <SegmentedField
      {...{ label, help, optional, value, onChange, locale, hours }}
      kind="time"
      error={outOfBounds ?? error}
      isAnnounced={outOfBounds !== null}
      icon={<IconClock />}
      panelName={formText.timesOf(label)}
    >
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
    </SegmentedField>
  );
}
