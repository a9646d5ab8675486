import type { ContactDraft } from './schema';

const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(',', '\\,').replaceAll(';', '\\;');

/** Lines of at most 75 bytes continue on the next line (RFC 6350, 3.2); letters are never cut. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let [part, bytes] = ['', 0];
  for (const letter of line) {
    const length = encoder.encode(letter).length;
    if (bytes + length > 75) {
      lines.push(part);
      [part, bytes] = [' ', 1];
    }
    part += letter;
    bytes += length;
  }
  return [...lines, part].join('\r\n');
}

function cardLines(person: ContactDraft): string[] {
  const [family = '', ...given] = person.name.split(' ').toReversed();
  const { email, phone, BirthDate, role, tags } = person;
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeText(person.name)}`,
    `N:${escapeText(family)};${escapeText(given.toReversed().join(' '))};;;`,
    ...(email ? [`EMAIL:${escapeText(email)}`] : []),
    // Text keeps the spaces of the number.
    ...(phone ? [`TEL;VALUE=text:${escapeText(phone)}`] : []),
    ...(BirthDate ? [`BDAY:${BirthDate.replaceAll('-', '')}`] : []),
    ...(role ? [`TITLE:${escapeText(role)}`] : []),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(escapeText).join(',')}`] : []),
    ...(person.taxId ? [`X-TAX-ID:${escapeText(person.taxId)}`] : []),
    'END:VCARD',
  ];
}

/** vCard 4.0 (RFC 6350), one card per person. */
export const toVcard = (people: readonly ContactDraft[]): string =>
  people
    .map((person) =>
      cardLines(person)
        .map((line) => `${fold(line)}\r\n`)
        .join(''),
    )
    .join('');
