import { delay } from '@/data/store/delay';
import { products } from '@/data/product/collection';
import { createCollection } from '@/data/store/collection';
import { users } from '@/data/user/collection';
import { currentParties } from './parties';
import { InvoiceRecord, type InvoiceWithDetails } from './schema';
import { sampleInvoices } from './seed';

export const invoices = createCollection<InvoiceRecord>({
  name: 'invoices',
  version: 2,
  schema: InvoiceRecord,
  migrate: (record) =>
    typeof record === 'object' ? { ...record, parties: null, payments: [], creditOf: null } : record,
  seed: async (now) => sampleInvoices(now),
});

/** Accessor of section 7 of the specification. */
export async function listInvoices(): Promise<readonly InvoiceWithDetails[]> {
  await delay();
  const [rows, people, goods] = await Promise.all([invoices.all(), users.all(), products.all()]);
  const person = new Map(people.map((user) => [user.id, user]));
  const good = new Map(goods.map((product) => [product.id, product]));
  return rows.map((invoice) =>
    Object.assign({}, invoice, {
      user: person.get(invoice.userId) ?? null,
      parties: invoice.parties ?? currentParties(people, invoice),
      product: good.get(invoice.productId) ?? null,
    }),
  );
}
