import * as z from 'zod/mini';
import { type SearchOf, searchSchema } from '@/lib/navigation/search-params';

export const PAGE_SIZES = [5, 8, 10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const text = (max: number) => z.string().check(z.maxLength(max));

/** Search parameters of a table page, for the route's schema. Invalid fields fall back one by one. */
export const tableSearchFields = () => ({
  q: text(200),
  /** "-amountCents,date": amount descending, then date ascending. */
  sort: text(300),
  filter: z.record(z.string(), z.array(z.string())),
  page: z.int().check(z.gte(1), z.lte(1_000_000)),
  size: z.literal(PAGE_SIZES),
  group: text(100),
  hide: text(600),
  order: text(600),
  pin: text(300),
  /** "name:220,email:300". */
  width: text(600),
});

/** For pages without other search parameters. */
export const tableSearchSchema = searchSchema(tableSearchFields);
export type TableSearch = SearchOf<typeof tableSearchSchema>;
