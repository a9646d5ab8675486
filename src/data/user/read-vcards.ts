import { contactText } from '@/messages/workspace/contact';
import type { ReadContact } from './import-contacts';
import { type VcardProperty, readVcardLines } from './vcard-lines';

const unescapeText = (text: string): string =>
  text.replaceAll(/\\([\s\S])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

const plainText = (property: VcardProperty | undefined): string =>
  unescapeText(property?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const isPreferred = ({ params }: VcardProperty): boolean =>
  params.has('PREF') || (params.get('TYPE') ?? '').includes('PREF');

/** "19880423" and "1988-04-23T10:00" become "1988-04-23"; a day without a year is left out. */
const dayOf = (value: string): string => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(value.trim()) ?? [];
  return year ? `${year}-${month}-${day}` : '';
};

function nameOf(properties: ReadonlyMap<string, readonly VcardProperty[]>): string {
  const formatted = plainText(properties.get('FN')?.[0]);
  if (formatted) return formatted;
  const [family = '', given = ''] = (properties.get('N')?.[0]?.value ?? '')
    .split(/(?<!\\);/)
    .map(unescapeText);
  return `${given} ${family}`.trim() || plainText(properties.get('ORG')?.[0]);
}

function toContact(line: number, list: readonly VcardProperty[]): ReadContact {
  const properties = new Map<string, VcardProperty[]>();
  for (const property of list)
    properties.set(property.name, [...(properties.get(property.name) ?? []), property]);
  const best = (name: string): VcardProperty | undefined =>
    properties.get(name)?.find(isPreferred) ?? properties.get(name)?.[0];
  const born = properties.get('BDAY')?.[0]?.value ?? '';
  const notes = [
    ...(properties.has('PHOTO') ? [contactText.photoLeftOut] : []),
    ...(['EMAIL', 'TEL'] as const).flatMap((name) =>
      (properties.get(name)?.length ?? 0) > 1
        ? [name === 'EMAIL' ? contactText.firstEmailUsed : contactText.firstPhoneUsed]
        : [],
    ),
    ...(born && !dayOf(born) ? [contactText.birthdayLeftOut] : []),
  ];
  return {
    line,
    notes,
    values: {
      name: nameOf(properties),
      email: plainText(best('EMAIL')).replace(/^mailto:/i, ''),
      phone: plainText(best('TEL')).replace(/^tel:/i, '').replace(/;.*$/, ''),
      role: plainText(properties.get('TITLE')?.[0] ?? properties.get('ROLE')?.[0]),
      BirthDate: dayOf(born),
      taxId: plainText(properties.get('X-TAX-ID')?.[0]),
      tags: (properties.get('CATEGORIES') ?? []).flatMap(({ value }) =>
        value.split(/(?<!\\),/).map(unescapeText),
      ),
    },
  };
}

/** Reads the cards of versions 2.1, 3 and 4. A card without an end, or a line that is no property, is a problem. */
export function readVcards(content: string): ReadContact[] {
  const { properties, broken } = readVcardLines(content);
  const contacts: ReadContact[] = [];
  let card: { line: number; list: VcardProperty[] } | null = null;
  const close = (problem?: string) => {
    if (!card) return;
    const { line, list } = card;
    const last = list.at(-1)?.line ?? line;
    const bad = broken.find((one) => one > line && one <= last + 1);
    const read = toContact(line, list);
    const reason = problem ?? (bad ? contactText.notAVcardProperty(bad) : undefined);
    contacts.push(reason ? { ...read, problem: reason } : read);
    card = null;
  };
  for (const property of properties) {
    const marks = property.value.trim().toUpperCase() === 'VCARD';
    if (property.name === 'BEGIN' && marks) {
      close(contactText.cardEndMissing);
      card = { line: property.line, list: [] };
    } else if (property.name === 'END' && marks) close();
    else card?.list.push(property);
  }
  close(contactText.cardEndMissing);
  return contacts;
}
