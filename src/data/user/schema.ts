import * as z from 'zod/mini';

/** Fields of section 3 of the specification. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Picture URL. */
  image: z.string(),
  /** Job title. */
  role: z.optional(z.string()),
  /** Date, "1988-04-23". */
  BirthDate: z.string(),
  phone: z.string(),
});
export type User = z.infer<typeof User>;
