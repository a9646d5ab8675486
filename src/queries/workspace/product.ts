import { sampleQuery } from '@/queries/sample';

export const productsOptions = () =>
  sampleQuery(['products'], async (latency) =>
    (await import('@/data/product/collection')).listProducts(latency),
  );
