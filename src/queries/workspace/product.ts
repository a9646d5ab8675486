import { listProducts } from '@/data/product/collection';
import { sampleQuery } from '@/queries/sample';

export const productsOptions = () => sampleQuery(['products'], listProducts);
