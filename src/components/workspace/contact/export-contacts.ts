import { contactsToCsv } from '@/data/user/contact-csv';
import type { Contact } from '@/data/user/schema';
import { toVcard } from '@/data/user/vcard';
import { toCsvBlob } from '@/lib/files/csv';
import { downloadFile } from '@/lib/files/download';
import { contactText } from '@/messages/workspace/contact';

export const downloadVcard = (people: readonly Contact[], name = 'contacts'): void =>
  downloadFile(`${name}.vcf`, new Blob([toVcard(people)], { type: 'text/vcard' }));

/** Entries of an export menu. */
export const exportItems = (people: readonly Contact[]) => [
  {
    label: contactText.csvForASpreadsheet,
    onSelect: () => downloadFile('contacts.csv', toCsvBlob(contactsToCsv(people))),
  },
  { label: contactText.vcardForAnAddressBook, onSelect: () => downloadVcard(people) },
];
