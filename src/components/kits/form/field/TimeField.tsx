import { TimePicker } from '@/components/kits/form/time/TimePicker';
import type { TimePickerProps } from '@/components/kits/form/time/TimePicker';
import { useBoundField } from './use-bound-field';

/** Its value is "08:30" or "". */
export function TimeField(props: Omit<TimePickerProps, 'value' | 'onChange' | 'error'>) {
  const { field, value, error } = useBoundField<string>();
  return <TimePicker {...props} value={value} error={error} onChange={field.handleChange} />;
}
