import type { Contact, ContactDraft } from './schema';

const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^00/, '');

/** Contacts that share a key are the same person: by email, by name and phone, or by name if they have neither. */
export function duplicateKeys({
  name,
  email,
  phone,
}: Pick<ContactDraft, 'name' | 'email' | 'phone'>): string[] {
  const keys = [
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    ...(phone ? [`phone ${folded(name)} ${digits(phone)}`] : []),
  ];
  return keys.length > 0 ? keys : [`name ${folded(name)}`];
}

/** Groups of two or more contacts that are probably one person: they share a key of `duplicateKeys`, or the name. */
export function findDuplicates(contacts: readonly Contact[]): Contact[][] {
  const groupOf = new Map<string, Contact[]>();
  for (const contact of contacts) {
    const keys = [...duplicateKeys(contact), `name ${folded(contact.name)}`];
    const groups = new Set(keys.flatMap((key) => groupOf.get(key) ?? []));
    const members = [...new Set([...groups, contact])];
    for (const member of members)
      for (const key of [...duplicateKeys(member), `name ${folded(member.name)}`]) groupOf.set(key, members);
  }
  return [...new Set(groupOf.values())].filter(({ length }) => length > 1);
}

/** Fields that a merge chooses from; tags are united. */
export const mergedFields = ['name', 'role', 'email', 'phone', 'BirthDate', 'taxId', 'image'] as const;
export type MergedField = (typeof mergedFields)[number];

/** The distinct values of a field, in the order of the contacts. */
export const valuesOf = (contacts: readonly Contact[], field: MergedField): string[] => [
  ...new Set(contacts.map((contact) => contact[field] ?? '').filter(Boolean)),
];

/** The first contact with the chosen values, every other value that it lacks, and the tags of all. */
export function mergeContacts(
  contacts: readonly [Contact, ...Contact[]],
  chosen: Partial<Record<MergedField, string>>,
): Contact {
  const [first] = contacts;
  const merged: Contact = { ...first, tags: [...new Set(contacts.flatMap(({ tags }) => tags))] };
  for (const field of mergedFields) {
    const value = chosen[field] ?? valuesOf(contacts, field)[0];
    if (value !== undefined) merged[field] = value;
  }
  return merged;
}
