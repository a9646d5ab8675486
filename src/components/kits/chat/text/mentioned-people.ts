import { normalizeText } from '@/lib/text/normalize-text';

/** A person whom a message can mention as "@handle". */
export interface MentionedPerson {
  handle: string;
  name: string;
  /** Picture URL. */
  image: string | null;
}

const MAX_FOUND = 6;

/** People whose handle or a word of whose name begins with the prefix. */
export function findMentioned<P extends MentionedPerson>(people: readonly P[], prefix: string): P[] {
  const start = normalizeText(prefix);
  return people
    .filter(({ handle, name }) =>
      [handle, ...name.split(/\s+/)].some((word) => normalizeText(word).startsWith(start)),
    )
    .slice(0, MAX_FOUND);
}
