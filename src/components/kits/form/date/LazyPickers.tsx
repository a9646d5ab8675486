import { lazy, Suspense } from 'react';
import type { TimePickerProps } from '@/components/kits/form/time/TimePicker';
import type { DatePickerProps } from './DatePicker';

// React Aria's date fields weigh more than the pages and dialogs that contain one.
const DatePicker = lazy(async () => ({ default: (await import('./DatePicker')).DatePicker }));
const TimePicker = lazy(async () => ({
  default: (await import('@/components/kits/form/time/TimePicker')).TimePicker,
}));

/** Has the size of the field, so that the form does not move when it appears. */
const Placeholder = ({ label, help }: Pick<DatePickerProps, 'label' | 'help'>) => (
  <div className="field" aria-busy="true">
    <div className="field-label-row">
      <span className="form-label">{label}</span>
    </div>
    <div className="form-control">&nbsp;</div>
    {help && <div className="form-text">{help}</div>}
  </div>
);

export const LazyDatePicker = (props: DatePickerProps) => (
  <Suspense fallback={<Placeholder label={props.label} help={props.help} />}>
    <DatePicker {...props} />
  </Suspense>
);

export const LazyTimePicker = (props: TimePickerProps) => (
  <Suspense fallback={<Placeholder label={props.label} help={props.help} />}>
    <TimePicker {...props} />
  </Suspense>
);
