import * as z from 'zod/mini';
import { searchSchema } from '@/lib/navigation/search-params';

const word = z.string();

/** Search parameters of an icon page: query and style label. */
export const iconSearchSchema = searchSchema({ q: word, style: word });
