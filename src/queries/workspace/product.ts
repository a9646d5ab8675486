import { listProducts } from '@/data/product/collection';
import { sampleQuery } from '@/queries/sample';

/** The catalogue. */
export const productsOptions = () => sampleQuery(['products'], listProducts);
