import { readCsvContacts, type CsvField } from '@/data/user/contact-csv';
import type { ReadContact } from '@/data/user/import-contacts';
import { readVcards } from '@/data/user/read-vcards';
import { type CsvRow, parseCsv } from '@/lib/files/csv';
import { decodeText } from '@/lib/files/decode-text';
import { formatFileSize } from '@/lib/files/file-size';
import { contactText } from '@/messages/workspace/contact';

const MAX_BYTES = 5_000_000;
const MAX_CONTACTS = 1000;

/** A file that was read: cards, or the rows of a table with its head. */
export type ContactFile =
  | { name: string; kind: 'vcard'; contacts: readonly ReadContact[] }
  | { name: string; kind: 'csv'; rows: readonly CsvRow[] };

/** The contacts of the file; a table needs what its columns hold. */
export const contactsOf = (file: ContactFile, fields: readonly CsvField[]): readonly ReadContact[] =>
  file.kind === 'vcard' ? file.contacts : readCsvContacts(file.rows, fields);

/** Throws a message for people if the file is too large, or has no contacts. */
export async function readContactFile(file: File): Promise<ContactFile> {
  if (file.size > MAX_BYTES)
    throw new Error(contactText.fileTooLarge(formatFileSize(file.size), formatFileSize(MAX_BYTES)));
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const { name } = file;
  const isVcard = /^\s*BEGIN:VCARD/i.test(text.replace(/^\uFEFF/, ''));
  const read: ContactFile = isVcard
    ? { name, kind: 'vcard', contacts: readVcards(text) }
    : { name, kind: 'csv', rows: parseCsv(text) };
  const count = read.kind === 'vcard' ? read.contacts.length : read.rows.length - 1;
  if (count < 1) throw new Error(contactText.noContactsInFile);
  if (count > MAX_CONTACTS) throw new Error(contactText.tooManyContacts(count, MAX_CONTACTS));
  return read;
}
