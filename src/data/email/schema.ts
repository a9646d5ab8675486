import * as z from 'zod/mini';

/** A name and an address; the name may be empty where only an address was written. */
export const EmailAddress = z.object({ name: z.string(), email: z.string() });
export type EmailAddress = z.infer<typeof EmailAddress>;

/** Where a message lies. Starred and All are views over these. */
export const EmailFolder = z.enum(['inbox', 'scheduled', 'sent', 'draft', 'spam', 'trash', 'archive']);
export type EmailFolder = z.infer<typeof EmailFolder>;

export const EMAIL_LABELS = ['Market', 'Trams', 'Depot', 'Accounts', 'Personal'] as const;

/** One message of the mailbox. */
export const Email = z.object({
  /** Made by `crypto.randomUUID()`; seeded ones are `m<number>`. */
  id: z.string(),
  folder: EmailFolder,
  from: EmailAddress,
  to: z.array(EmailAddress),
  cc: z.array(EmailAddress),
  bcc: z.array(EmailAddress),
  subject: z.string(),
  /** The message as plain text; lines are kept. */
  text: z.string(),
  /** The message as the document of the editor, where it has more than plain text. */
  doc: z.nullable(z.json()),
  labels: z.array(z.string()),
  starred: z.boolean(),
  unRead: z.boolean(),
  /** Moment it came, went or was last written on; of a scheduled one the moment it goes. ISO 8601. */
  date: z.string(),
  attachments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      bytes: z.int(),
      /** Key in `data/blob.ts`; null for a sample file, which has no content. */
      blobKey: z.nullable(z.string()),
    }),
  ),
});
export type Email = z.infer<typeof Email>;

/** Whose mailbox it is. */
export const OFFICE_ADDRESS: EmailAddress = { name: 'Plaza Office', email: 'office@square.example' };
