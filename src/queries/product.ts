import { listProducts } from '@/data/product';
import { sampleQuery } from './sample';

/** The catalogue. */
export const productsOptions = () => sampleQuery(['products'], listProducts);
