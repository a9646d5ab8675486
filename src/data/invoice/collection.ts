import { delay } from '@/lib/storage/sample-delay';
import { products } from '@/data/product/collection';
import { createCollection } from '@/data/store/collection';
import { users } from '@/data/user/collection';
import { currentParties } from './parties';
import { migrateInvoice } from './migrate';
import { InvoiceRecord, type InvoiceWithDetails } from './schema';
import { sampleInvoices } from './seed';
import { withCredits } from './status';

export const invoices = createCollection<InvoiceRecord>({
  name: 'invoices',
  version: 4,
  schema: InvoiceRecord,
  migrate: migrateInvoice,
  seed: async (now) => sampleInvoices(now),
  space: async () => (await import('./space-kinds')).invoiceInSpace,
});

/** Accessor of section 7 of the specification. */
export async function listInvoices(latency = delay()): Promise<readonly InvoiceWithDetails[]> {
  await latency;
  const [rows, people, goods] = await Promise.all([invoices.all(), users.all(), products.all()]);
  const good = new Map(goods.map((product) => [product.id, product]));
  return withCredits(rows).map((invoice) =>
    Object.assign({}, invoice, {
      credited: rows.find(({ id }) => id === invoice.creditOf) ?? null,
      user: people.find(({ id }) => id === invoice.userId) ?? null,
      parties: invoice.parties ?? currentParties(people, invoice),
      product: good.get(invoice.productId) ?? null,
    }),
  );
}
