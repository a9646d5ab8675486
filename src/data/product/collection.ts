import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { Product } from './schema';
import { sampleProducts } from './seed';

export const products = createCollection<Product>({
  name: 'products',
  version: 1,
  schema: Product,
  seed: async (now) => sampleProducts(now),
});

export async function listProducts(latency = delay()): Promise<readonly Product[]> {
  await latency;
  return products.all();
}
