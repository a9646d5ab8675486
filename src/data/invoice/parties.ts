import type { User } from '@/data/user/schema';
import type { InvoiceParties, Party } from './schema';

export const sender: InvoiceParties['sender'] = {
  name: 'Plaza, the square office',
  street: '1 Arcade Row, by the fountain',
  email: 'office@square.example',
  iban: 'DE89 3704 0044 0532 0130 00',
};

const partyOf = (user: User | undefined): Party =>
  user
    ? { name: user.name, email: user.email, phone: user.phone }
    : { name: 'No client chosen', email: '', phone: '' };

/** Both parties as they are now; an issued invoice keeps them. */
export const currentParties = (
  users: readonly User[],
  { userId, shipToId }: { userId: number; shipToId: number },
): InvoiceParties => ({
  sender,
  billTo: partyOf(users.find(({ id }) => id === userId)),
  shipTo: partyOf(users.find(({ id }) => id === shipToId)),
});
