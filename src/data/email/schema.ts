import * as z from 'zod/mini';

/** `name` may be empty. */
export const EmailAddress = z.object({ name: z.string(), email: z.string() });
export type EmailAddress = z.infer<typeof EmailAddress>;

/** "Starred" and "All" are views across these folders. */
export const EmailFolder = z.enum([
  'inbox',
  'snoozed',
  'scheduled',
  'outbox',
  'sent',
  'draft',
  'spam',
  'trash',
  'archive',
]);
export type EmailFolder = z.infer<typeof EmailFolder>;

export const EMAIL_LABELS = ['Market', 'Trams', 'Depot', 'Accounts', 'Personal'] as const;

export const Email = z.object({
  /** UUID; seeded emails have `m<number>`. */
  id: z.string(),
  folder: EmailFolder,
  from: EmailAddress,
  to: z.array(EmailAddress),
  cc: z.array(EmailAddress),
  bcc: z.array(EmailAddress),
  subject: z.string(),
  /** Plain text with line breaks. */
  text: z.string(),
  /** Editor document (JSON); null for plain text. */
  doc: z.nullable(z.json()),
  labels: z.array(z.string()),
  starred: z.boolean(),
  unRead: z.boolean(),
  /** Received, sent or last edited; planned time of a scheduled email. ISO 8601. */
  date: z.string(),
  /** Time of the return to the inbox, ISO 8601; in the past once the email has returned. */
  snoozedUntil: z.nullable(z.string()),
  attachments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      bytes: z.int(),
      /** Key in `data/store/blob.ts`; null for attachments of the sample. */
      blobKey: z.nullable(z.string()),
    }),
  ),
});
export type Email = z.infer<typeof Email>;

/** Owner of the mailbox. */
export const OFFICE_ADDRESS: EmailAddress = { name: 'Plaza Office', email: 'office@square.example' };
