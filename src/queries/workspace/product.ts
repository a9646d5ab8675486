import { sampleQuery } from '@/queries/sample';

export const productsOptions = () =>
  sampleQuery(['products'], async () => (await import('@/data/product/collection')).listProducts());
