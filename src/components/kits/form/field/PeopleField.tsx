import { PeoplePicker, type PeoplePickerProps } from '@/components/kits/form/people/PeoplePicker';
import { useBoundField } from './use-bound-field';

/** Its value is the ids of the chosen people. */
export function PeopleField<Id extends number | string>(
  props: Omit<PeoplePickerProps<Id>, 'value' | 'onChange' | 'error'>,
) {
  const { field, value, error } = useBoundField<Id[]>();
  return <PeoplePicker {...props} value={value} error={error} onChange={field.handleChange} />;
}
