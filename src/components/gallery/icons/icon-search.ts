import * as z from 'zod/mini';
import { searchSchema } from '@/lib/navigation/search-params';

/** Search parameters of an icon page: query and style label. */
export const iconSearchSchema = searchSchema(() => ({ q: z.string(), style: z.string() }));
