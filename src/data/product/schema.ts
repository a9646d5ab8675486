import * as z from 'zod/mini';

/** Fields of section 3 of the specification. */
export const Product = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Listing date, ISO 8601. */
  date: z.string(),
  /** Dollars. */
  price: z.number(),
  quantity: z.int(),
  category: z.string(),
  status: z.enum(['Active', 'Inactive']),
  brand: z.array(z.string()),
  /** Dollars: range of the last year. */
  averagePriceMin: z.number(),
  averagePriceMax: z.number(),
  discountsAvailable: z.int(),
  sellingItems: z.int(),
  productName: z.string(),
  /** Dollars. */
  discountPrice: z.number(),
  /** `star` from 0 to 5 and the number of reviews. */
  rating: z.object({ star: z.number(), review: z.int() }),
  size: z.string(),
  isDeal: z.optional(z.boolean()),
  isSeal: z.optional(z.boolean()),
});
export type Product = z.infer<typeof Product>;
