import type { DatePickerProps } from '@/components/kits/form/date/DatePicker';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { useBoundField } from './use-bound-field';

/** Its value is "2026-11-21", "2026-11-21T08:30" or "". */
export function DateField(props: Omit<DatePickerProps, 'value' | 'onChange' | 'error'>) {
  const { field, value, error } = useBoundField<string>();
  return <DatePicker {...props} value={value} error={error} onChange={field.handleChange} />;
}
