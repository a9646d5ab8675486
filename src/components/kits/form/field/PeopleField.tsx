import type { ComponentProps } from 'react';
import { PeoplePicker } from '@/components/kits/form/people/PeoplePicker';
import { useBoundField } from './use-bound-field';

/** Its value is the ids of the chosen people. */
export function PeopleField(
  props: Omit<ComponentProps<typeof PeoplePicker>, 'value' | 'onChange' | 'error'>,
) {
  const { field, value, error } = useBoundField<number[]>();
  return <PeoplePicker {...props} value={value} error={error} onChange={field.handleChange} />;
}
