import { type CsvRow, toCsv } from '@/lib/files/csv';
import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';
import type { ReadContact } from './import-contacts';
import type { ContactDraft } from './schema';

/** What a column of a file can hold; empty for a column that is left out. */
export const csvFields = [
  '',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'role',
  'BirthDate',
  'tags',
  'taxId',
] as const;
export type CsvField = (typeof csvFields)[number];

export const csvFieldLabels: Readonly<Record<CsvField, string>> = {
  '': contactText.leaveOut,
  name: commonText.name,
  firstName: contactText.firstName,
  lastName: contactText.lastName,
  email: commonText.email,
  phone: commonText.phone,
  role: contactText.jobTitle,
  BirthDate: contactText.born,
  tags: contactText.tags,
  taxId: contactText.taxId,
};

/** Column names of common address books, without spaces and signs. */
const knownNames: readonly (readonly [CsvField, RegExp])[] = [
  ['firstName', /^(?:first|given)name$|^vorname$/],
  ['lastName', /^(?:last|family|sur)name$|^nachname$/],
  ['name', /^(?:full|display|formatted)?name$/],
  ['email', /^e?mail(?:1|address|1value|address1)*$/],
  ['phone', /^(?:tele|mobile|cell|home|work|primary)?phone(?:1|number|1value)*$|^(?:tel|mobile|telefon)$/],
  ['role', /^(?:job|organization)?(?:1?title)$|^role$|^position$/],
  ['BirthDate', /^(?:born|birth(?:day|date)|dateofbirth|geburtstag|geboren)$/],
  ['tags', /^(?:tags|labels|categories|groups?|groupmembership|schlagwörter)$/],
  ['taxId', /^(?:taxid|vatid|vatnumber|ustid|steuernummer)$/],
];

/** Guesses what each column holds; each field once. */
export function guessFields(head: readonly string[]): CsvField[] {
  const used = new Set<CsvField>();
  return head.map((title) => {
    const name = title.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
    const [field = ''] = knownNames.find(([one, known]) => !used.has(one) && known.test(name)) ?? [];
    used.add(field);
    return field;
  });
}

/** "23.4.1988", "1988/4/23" and unambiguous days with slashes become "1988-04-23"; anything else stays. */
function toIsoDay(text: string): string {
  const iso = (year = '', month = '', day = ''): string =>
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year) return iso(year, month, day);
  const [, first, sign, second, last] = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!last) return text;
  if (sign === '.' || Number(first) > 12) return iso(last, second, first);
  return Number(second) > 12 ? iso(last, first, second) : text;
}

/** The rows below the head, read by the chosen fields. */
export const readCsvContacts = (rows: readonly CsvRow[], fields: readonly CsvField[]): ReadContact[] =>
  rows.slice(1).map(({ line, cells }) => {
    const cell = (field: CsvField): string => cells[fields.indexOf(field)]?.trim() ?? '';
    return {
      line,
      notes: [],
      values: {
        name: cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim(),
        email: cell('email'),
        phone: cell('phone'),
        role: cell('role'),
        BirthDate: toIsoDay(cell('BirthDate')),
        taxId: cell('taxId'),
        tags: cell('tags').split(/[;,]/),
      },
    };
  });

const exported = ['name', 'role', 'email', 'phone', 'BirthDate', 'tags', 'taxId'] as const;

/** Its import adds nothing. */
export const contactsToCsv = (people: readonly ContactDraft[]): string =>
  toCsv(
    exported.map((field) => csvFieldLabels[field]),
    people.map((person) =>
      exported.map((field) => (field === 'tags' ? person.tags.join('; ') : (person[field] ?? ''))),
    ),
  );
