import type { EmailAddress } from '@/data/email/schema';

/** Loose check that catches typing errors. */
export const isEmailAddress = (email: string): boolean => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/u.test(email);

/** Web pages and mail programs leave these in copied text. */
const INVISIBLE = /\u200B|\u2060|\uFEFF/gu;
/** Up to a comma, semicolon or line break; a quoted name may contain them. */
const ENTRY = /(?:"[^"]*"|[^",;\r\n])+/gu;
const NAMED = /^"?([^"<]*?)"?\s*<([^<>\s]+)>$/u;

function parseEntry(entry: string): EmailAddress[] {
  const [, name, email] = NAMED.exec(entry) ?? [];
  if (name !== undefined && email !== undefined) return [{ name, email }];
  const words = entry.split(/\s+/u);
  const emails = words.every(isEmailAddress) ? words : [entry];
  return emails.map((one) => ({ name: '', email: one }));
}

/** Addresses of typed or pasted text, as mail programs write them. Other text stays as it is: the form refuses it. */
export const parseAddresses = (text: string): EmailAddress[] =>
  (text.replaceAll(INVISIBLE, '').match(ENTRY) ?? [])
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap(parseEntry);
