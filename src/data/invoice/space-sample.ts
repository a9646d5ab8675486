import type { NewItem } from '@/data/space/new-item';
import { contactBody } from '@/data/user/space-kinds';
import { sampleUsers } from '@/data/user/seed';
import { sampleInvoices } from './seed';
import { invoiceBody } from './space-kinds';

/** The sample's contacts and their invoices, the oldest first: the service numbers them in this order. */
export function paperItems(now: Date): NewItem[] {
  const contacts = sampleUsers().map((contact) => ({ contact, id: crypto.randomUUID() }));
  const idOf = new Map<unknown, string>(contacts.map(({ contact, id }) => [contact.id, id]));
  const clientOf = (number: unknown): string => idOf.get(number) ?? crypto.randomUUID();
  return [
    ...contacts.map(({ contact, id }): NewItem => ({ id, kind: 'contact', body: contactBody(contact) })),
    ...sampleInvoices(now)
      .toReversed()
      .map((invoice): NewItem => ({
        id: crypto.randomUUID(),
        kind: 'invoice',
        body: invoiceBody({
          ...invoice,
          number: null,
          userId: clientOf(invoice.userId),
          shipToId: clientOf(invoice.shipToId),
        }),
      })),
  ];
}
