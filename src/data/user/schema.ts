import * as z from 'zod/mini';

/** A person of the sample data: the fields of section 3 of the specification. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Address of a picture. */
  image: z.string(),
  /** A job title, no permission. */
  role: z.optional(z.string()),
  /** Day, "1988-04-23". */
  BirthDate: z.string(),
  phone: z.string(),
});
export type User = z.infer<typeof User>;
