import { invoiceRecordText } from '@/messages/workspace/invoice-record';
import type { Contact } from '@/data/user/schema';
import type { InvoiceParties, InvoiceRecord, Party } from './schema';

export const sender: InvoiceParties['sender'] = {
  name: 'Plaza, the square office',
  street: '1 Arcade Row, by the fountain',
  email: 'office@square.example',
  iban: 'DE89 3704 0044 0532 0130 00',
  taxId: 'DE136695976',
};

const partyOf = (user: Contact | undefined): Party =>
  user
    ? { name: user.name, email: user.email, phone: user.phone ?? '', taxId: user.taxId ?? '' }
    : { name: invoiceRecordText.noClientChosen, email: '', phone: '', taxId: '' };

/** Both parties as they are now; an issued invoice keeps them. */
export const currentParties = (
  users: readonly Contact[],
  { userId, shipToId }: Pick<InvoiceRecord, 'userId' | 'shipToId'>,
): InvoiceParties => ({
  sender,
  billTo: partyOf(users.find(({ id }) => id === userId)),
  shipTo: partyOf(users.find(({ id }) => id === shipToId)),
});
