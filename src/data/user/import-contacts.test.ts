import { describe, expect, test } from 'vitest';
import { parseCsv } from '@/lib/files/csv';
import { contactsToCsv, guessFields, readCsvContacts } from './contact-csv';
import { planImport } from './import-contacts';
import { readVcards } from './read-vcards';
import type { Contact } from './schema';
import { sampleUsers } from './seed';
import { toVcard } from './vcard';

const planVcard = (text: string, contacts: readonly Contact[] = []) => planImport(readVcards(text), contacts);
const planCsv = (text: string, contacts: readonly Contact[] = []) => {
  const rows = parseCsv(text);
  return planImport(readCsvContacts(rows, guessFields(rows[0]?.cells ?? [])), contacts);
};
const people: Contact[] = [
  ...sampleUsers(),
  {
    id: 90,
    name: 'Jörg "Jo" Weiß; Söhne, Köln',
    email: '',
    image: '',
    phone: '+49 221 5550-1',
    tags: ['Käufer', 'B 2'],
  },
  { id: 91, name: 'Only Mail', email: 'Only@Mail.example', image: '', taxId: 'ATU12345678', tags: [] },
  { id: 92, name: '田中 芽衣 '.repeat(8).trim(), email: 'mei@example.org', image: '', tags: [] },
];

describe('own export', () => {
  test.each([
    ['vCard', (list: readonly Contact[]) => planVcard(toVcard(list), people)],
    ['CSV', (list: readonly Contact[]) => planCsv(contactsToCsv(list), people)],
  ])('of %s adds nothing', (_, plan) => {
    expect(new Set(plan(people).map(({ state }) => state))).toEqual(new Set(['duplicate']));
  });

  test.each([
    ['vCard', () => planVcard(toVcard(people))],
    ['CSV', () => planCsv(contactsToCsv(people))],
  ])('of %s keeps every field, phone numbers too', (_, plan) => {
    const drafts = plan().map(({ draft }) => draft);
    expect(drafts).toEqual(people.map(({ id: _id, image: _image, ...draft }) => draft));
  });

  test('folds long lines at 75 bytes', () => {
    const lines = toVcard(people).split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  });
});

describe('vCard', () => {
  test('of version 3 with folded lines, groups, types and several values', () => {
    const [one] = planVcard(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Weber;Jonas;;;',
        'FN:Jonas',
        '  Weber',
        'item1.EMAIL;type=INTERNET:second@example.org',
        'item2.EMAIL;type=INTERNET,pref:first@example.org',
        'TEL;TYPE="voice,cell":+49 30 123',
        'BDAY;VALUE=date:1990-01-30',
        'CATEGORIES:Clocks\\, old,Market',
        'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
        ' BBBB',
        'END:VCARD',
      ].join('\r\n'),
    );
    expect(one).toMatchObject({
      state: 'new',
      line: 1,
      draft: {
        name: 'Jonas Weber',
        email: 'first@example.org',
        phone: '+49 30 123',
        BirthDate: '1990-01-30',
        tags: ['Clocks old', 'Market'],
      },
      notes: ['The photo is left out.', 'Only the first email address is used.'],
    });
  });

  test('with quoted-printable text over several lines', () => {
    const [one] = planVcard(
      'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg =\nWei=C3=9F\nTEL;CELL:123456\nEND:VCARD',
    );
    expect(one).toMatchObject({ state: 'new', draft: { name: 'Jörg Weiß', phone: '123456', email: '' } });
  });

  test('with several cards names the line and the reason of each that is wrong', () => {
    const card = (name: string, rest = '') => `BEGIN:VCARD\nVERSION:4.0\nFN:${name}\n${rest}END:VCARD\n`;
    const plan = planVcard(
      card('Ada', 'EMAIL:ada@example.org\nTEL;VALUE=uri:tel:+1-202;ext=5\n') +
        card('', 'EMAIL:nobody@example.org\n') +
        card('Bo', 'EMAIL:not an address\n') +
        card('Cy', 'nonsense\n') +
        card('Ada again', 'EMAIL:ADA@example.org\n') +
        'BEGIN:VCARD\nFN:Open',
    );
    expect(plan.map(({ line, state, reason }) => [line, state, reason])).toEqual([
      [1, 'new', ''],
      [7, 'wrong', 'The name is missing.'],
      [12, 'wrong', '“not an address” is no email address.'],
      [17, 'wrong', 'Line 20 is no vCard property.'],
      [22, 'duplicate', 'Same as line 1'],
      [27, 'wrong', 'END:VCARD is missing.'],
    ]);
    expect(plan[0]?.draft.phone).toBe('+1-202');
  });
});

describe('CSV', () => {
  test('with semicolons, quotes, a byte order mark and line breaks in cells', () => {
    const plan = planCsv(
      '\uFEFFVorname;Nachname;E-Mail;Telefon;Geburtstag\r\n"Jo ""J""";Weiß;jo@example.org;\'+49 30 1;30.1.1990\r\n"Mei\nT.";;mei@example.org;;31.2.1990\r\n',
    );
    expect(plan[0]).toMatchObject({
      line: 2,
      draft: { name: 'Jo "J" Weiß', phone: '+49 30 1', BirthDate: '1990-01-30' },
    });
    expect(plan[1]).toMatchObject({
      line: 3,
      state: 'wrong',
      reason: '“1990-02-31” is no date. Write it as 1988-04-23.',
    });
  });

  test('guesses the columns of other address books, each field once', () => {
    expect(
      guessFields(['First Name', 'Last Name', 'E-mail 1 - Value', 'Phone 1 - Value', 'Labels', 'Notes']),
    ).toEqual(['firstName', 'lastName', 'email', 'phone', 'tags', '']);
    expect(guessFields(['Name', 'Display Name'])).toEqual(['name', '']);
  });

  test('guesses the columns of an export in German', () => {
    const head = ['Name', 'Position', 'E-Mail', 'Telefon', 'Geboren', 'Schlagwörter', 'Steuernummer'];
    expect(guessFields(head)).toEqual(['name', 'role', 'email', 'phone', 'BirthDate', 'tags', 'taxId']);
  });
});
