import * as z from 'zod/mini';

/** Search parameters of the contacts page; invalid fields fall back one by one. */
export const contactSearchSchema = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  role: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  sort: z.catch(z.optional(z.enum(['name', '-name', 'born', '-born'])), undefined),
  view: z.catch(z.optional(z.enum(['cards', 'list'])), undefined),
  page: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  /** Id of the contact being edited, or "new". */
  edit: z.catch(z.optional(z.union([z.int(), z.literal('new')])), undefined),
});
export type ContactSearch = z.infer<typeof contactSearchSchema>;
