/** The vCard fields that contacts use. */
export interface VcardPerson {
  name: string;
  email: string;
  phone: string;
  role?: string | undefined;
  /** Date as "1988-04-23". */
  BirthDate: string;
}

const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(',', '\\,').replaceAll(';', '\\;');

/** vCard 4.0 (RFC 6350), one card per person. */
export const toVcard = (people: readonly VcardPerson[]): string =>
  people
    .map((person) => {
      const [family = '', ...given] = person.name.split(' ').toReversed();
      const lines = [
        'BEGIN:VCARD',
        'VERSION:4.0',
        `FN:${escapeText(person.name)}`,
        `N:${escapeText(family)};${escapeText(given.toReversed().join(' '))};;;`,
        `EMAIL:${escapeText(person.email)}`,
        `TEL;VALUE=uri:tel:${person.phone.replaceAll(/[^+\d]/g, '')}`,
        `BDAY:${person.BirthDate.replaceAll('-', '')}`,
      ];
      if (person.role) lines.push(`TITLE:${escapeText(person.role)}`);
      lines.push('END:VCARD', '');
      return lines.join('\r\n');
    })
    .join('');
