import * as z from 'zod/mini';

export const FOLDERS = ['inbox', 'starred', 'scheduled', 'sent', 'draft', 'spam', 'trash', 'all'] as const;
export type Folder = (typeof FOLDERS)[number];

/** What the address of the mailbox may carry; nonsense falls back field by field. */
export const mailSearchSchema = z.object({
  folder: z.catch(z.optional(z.enum(FOLDERS)), undefined),
  label: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** The open message. */
  message: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
  /** "new", the address to write to, or the id of a draft. */
  compose: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});
export type MailSearch = z.infer<typeof mailSearchSchema>;
