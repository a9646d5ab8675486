import type { DatePickerProps } from './DatePicker';
import { DatePicker } from './DatePicker';
import { useBoundField } from '@/components/kits/form/field/use-bound-field';

type Props = Omit<DatePickerProps, 'value' | 'onChange' | 'error'>;

/**
 * A date in a form of the kit; its value is "2026-11-21", with an hour "2026-11-21T08:30", or "". Imported by the page
 * that has one: among the fields of `useSchemaForm` it would weigh on every form, signing in included.
 */
export function DateField(props: Props) {
  const { field, value, error } = useBoundField<string>();
  return <DatePicker {...props} value={value} error={error} onChange={field.handleChange} />;
}
