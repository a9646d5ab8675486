import type { MentionedPerson } from '@/components/kits/chat/text/mentioned-people';
import type { User } from '@/data/user/schema';
import { normalizeText } from '@/lib/text/normalize-text';

const MAX_HANDLE = 30;

/** "Noor El Amrani" is mentioned as "@noor_el_amrani". */
export const handleOfName = (name: string): string =>
  normalizeText(name)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, MAX_HANDLE);

/** People of a chat, in the order of the contacts. */
export const peopleToMention = (memberIds: readonly number[], users: readonly User[]): MentionedPerson[] =>
  users
    .filter(({ id }) => memberIds.includes(id))
    .map(({ name, image }) => ({ handle: handleOfName(name), name, image }));
