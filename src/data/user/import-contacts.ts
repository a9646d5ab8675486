import { cutText } from '@/lib/text/graphemes';
import { contactText } from '@/messages/workspace/contact';
import { duplicateKeys } from './duplicates';
import type { Contact, ContactDraft } from './schema';

/** What a file says about a contact, unchecked. Empty text is absent. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  role: string;
  BirthDate: string;
  taxId: string;
  tags: readonly string[];
}

/** A card or row of a file. */
export interface ReadContact {
  /** From 1. */
  line: number;
  values: ContactValues;
  /** What is left out. */
  notes: readonly string[];
  /** Why the card or row cannot be read. */
  problem?: string;
}

export interface PlannedContact {
  line: number;
  /** Duplicates are contacts of the address book or of an earlier line. */
  state: 'new' | 'duplicate' | 'wrong';
  draft: ContactDraft;
  /** What is wrong, or what the contact is a duplicate of; empty for a new one. */
  reason: string;
  notes: readonly string[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()./-]{3,30}(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i;

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Null if nothing is wrong. */
function problemOf({ name, email, phone, BirthDate }: ContactValues): string | null {
  if (!name.trim()) return contactText.nameMissing;
  if (name.length > 60) return contactText.nameTooLong;
  if (email && !EMAIL.test(email)) return contactText.notAnEmail(email);
  if (phone && !PHONE.test(phone)) return contactText.notAPhoneNumber(phone);
  if (BirthDate && !isDay(BirthDate)) return contactText.notADate(BirthDate);
  return null;
}

/** Without duplicates, and without the signs that separate tags in a file or field. */
export const toTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => cutText(tag.replaceAll(/[;,\s]+/g, ' ').trim(), 40)).filter(Boolean)),
];

const toDraft = ({ name, email, phone, role, BirthDate, taxId, tags }: ContactValues): ContactDraft => ({
  name: name.trim(),
  email: email.trim(),
  ...(phone.trim() && { phone: phone.trim() }),
  ...(role.trim() && { role: role.trim() }),
  ...(BirthDate && { BirthDate }),
  ...(taxId.trim() && { taxId: taxId.trim() }),
  tags: toTags(tags),
});

/** Says for each card or row whether it is new, a duplicate or wrong, and why. */
export function planImport(read: readonly ReadContact[], contacts: readonly Contact[]): PlannedContact[] {
  const known = new Map<string, string>();
  for (const contact of contacts)
    for (const key of duplicateKeys(contact)) known.set(key, contactText.alreadyThere(contact.name));
  return read.map(({ line, values, notes, problem }) => {
    const draft = toDraft(values);
    const wrong = problem ?? problemOf(values);
    if (wrong) return { line, state: 'wrong', draft, reason: wrong, notes };
    const keys = duplicateKeys(draft);
    const match = keys.map((key) => known.get(key)).find((one) => one !== undefined);
    if (match) return { line, state: 'duplicate', draft, reason: match, notes };
    for (const key of keys) known.set(key, contactText.sameAsLine(line));
    return { line, state: 'new', draft, reason: '', notes };
  });
}
