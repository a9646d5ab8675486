import type { DatePickerProps } from './DatePicker';
import { DatePicker } from './DatePicker';
import { useBoundField } from '@/components/kits/form/field/use-bound-field';

type Props = Omit<DatePickerProps, 'value' | 'onChange' | 'error'>;

/**
 * Date field of a form; its value is "2026-11-21", "2026-11-21T08:30" or "". Import it per page: as part of
 * `useSchemaForm` it would weigh on every form, including sign-in.
 */
export function DateField(props: Props) {
  const { field, value, error } = useBoundField<string>();
  return <DatePicker {...props} value={value} error={error} onChange={field.handleChange} />;
}
