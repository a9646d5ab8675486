import * as z from 'zod/mini';
import { searchSchema } from '@/lib/navigation/search-params';

/** Since the last visit when absent; the summary when `view` is absent. */
export const catchUpSearchSchema = searchSchema(() => ({
  since: z.enum(['yesterday', 'week']),
  view: z.enum(['one', 'list']),
}));
