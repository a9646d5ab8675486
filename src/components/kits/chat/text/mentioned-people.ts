import { normalizeText } from '@/lib/text/normalize-text';

/** A person whom a message can mention as "@handle". */
export interface MentionedPerson {
  handle: string;
  name: string;
  /** Picture URL. */
  image: string | null;
}

const MAX_FOUND = 6;

/** Whether the handle or a word of the name begins with the prefix. */
export function isMeantBy(
  prefix: string,
  { handle, name }: Pick<MentionedPerson, 'handle' | 'name'>,
): boolean {
  const start = normalizeText(prefix);
  return [handle, ...name.split(/\s+/)].some((word) => normalizeText(word).startsWith(start));
}

export const findMentioned = <P extends MentionedPerson>(people: readonly P[], prefix: string): P[] =>
  people.filter((person) => isMeantBy(prefix, person)).slice(0, MAX_FOUND);
