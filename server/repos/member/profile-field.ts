import type { ProfileField } from '@contract/member/profile-field';
import { HttpProblem } from '../../http/response/problem';
import { normaliseLine } from '../text';

/** One line each, without the empty ones. Throws `validation` for a field without a name or value. */
export function normaliseFields(given: readonly ProfileField[]): ProfileField[] {
  const fields = given
    .map(({ name, value }) => ({ name: normaliseLine(name), value: normaliseLine(value) }))
    .filter(({ name, value }) => name !== '' || value !== '');
  if (fields.every(({ name, value }) => name !== '' && value !== '')) return fields;
  throw new HttpProblem('validation', { fields: { fields: 'Give each field a name and a value.' } });
}
