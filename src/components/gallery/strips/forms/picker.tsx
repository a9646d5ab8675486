import { useState } from 'react';
import { DatePicker, type DatePickerProps } from '@/components/kits/form/date/DatePicker';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

function Day(props: Omit<DatePickerProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <DatePicker {...props} value={value} onChange={setValue} />;
}

export const cells = cellsOf(
  Day,
  { label: 'Day', value: '2026-11-21' },
  {
    value: [''],
    withTime: [true],
    optional: [true],
    disabled: [true],
    help: ['A market day'],
    error: ['Choose a market day.'],
  },
);
