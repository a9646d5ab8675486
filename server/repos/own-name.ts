import { HttpProblem } from '../http/response/problem';
import { normaliseLine } from './text';

/**
 * The name as stored, for one of the things a member names, such as folders. Throws `validation` for an empty name, and
 * `conflict` for a name in use or for one thing too many; `others` are those that stay.
 */
export function freeName(
  given: string,
  others: readonly { name: string }[],
  { what, max }: { what: string; max: number },
): string {
  const name = normaliseLine(given);
  if (name === '') throw new HttpProblem('validation', { fields: { name: 'Enter a name.' } });
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new HttpProblem('conflict', { detail: `You already have a ${what} with this name.` });
  if (others.length >= max)
    throw new HttpProblem('conflict', { detail: `You have ${max} ${what}s. Delete one first.` });
  return name;
}
