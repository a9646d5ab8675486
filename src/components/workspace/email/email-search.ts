import * as z from 'zod/mini';

export const FOLDERS = ['inbox', 'starred', 'scheduled', 'sent', 'draft', 'spam', 'trash', 'all'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Search parameters of the mailbox; invalid fields fall back one by one. */
export const mailSearchSchema = z.object({
  folder: z.catch(z.optional(z.enum(FOLDERS)), undefined),
  label: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** Id of the open email. */
  message: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
  /** "new", a recipient's address, or a draft id. */
  compose: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});
export type MailSearch = z.infer<typeof mailSearchSchema>;
