import * as z from 'zod/mini';

export const PAGE_SIZES = [5, 8, 10, 20, 50, 100] as const;

const text = (max: number) => z.catch(z.optional(z.coerce.string().check(z.maxLength(max))), undefined);

/** Search params of a page with a table; spread its fields into the route's own schema. Nonsense falls back field by field. */
export const tableSearchFields = {
  q: text(200),
  /** "-amountCents,date": falling amounts first, then rising dates. */
  sort: text(300),
  filter: z.catch(z.optional(z.record(z.string(), z.array(z.coerce.string()))), undefined),
  page: z.catch(z.optional(z.int().check(z.gte(1), z.lte(1_000_000))), undefined),
  size: z.catch(z.optional(z.literal(PAGE_SIZES)), undefined),
  hide: text(600),
  order: text(600),
  pin: text(300),
  /** "name:220,email:300". */
  width: text(600),
};

/** The schema of a page whose address holds nothing but its table. */
export const tableSearchSchema = z.object(tableSearchFields);
export type TableSearch = z.infer<typeof tableSearchSchema>;
