import * as z from 'zod/mini';
import { delay } from '@/data/store/delay';
import { collection } from '@/data/store/collection';

/** A name and an address; the name may be empty where only an address was written. */
export const MailAddress = z.object({ name: z.string(), email: z.string() });
export type MailAddress = z.infer<typeof MailAddress>;

/** Where a message lies. Starred and All are views over these. */
export const MailFolder = z.enum(['inbox', 'scheduled', 'sent', 'draft', 'spam', 'trash', 'archive']);
export type MailFolder = z.infer<typeof MailFolder>;

export const MAIL_LABELS = ['Market', 'Trams', 'Depot', 'Accounts', 'Personal'] as const;

/** One message of the mailbox. */
export const Mail = z.object({
  /** Made by `crypto.randomUUID()`; seeded ones are `m<number>`. */
  id: z.string(),
  folder: MailFolder,
  from: MailAddress,
  to: z.array(MailAddress),
  cc: z.array(MailAddress),
  bcc: z.array(MailAddress),
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
export type Mail = z.infer<typeof Mail>;

/** Whose mailbox it is. */
export const OWN_ADDRESS: MailAddress = { name: 'Plaza Office', email: 'office@square.example' };

export const mails = collection<Mail>({
  name: 'mails',
  version: 1,
  schema: Mail,
  seed: async (now) => (await import('./seed')).sampleMails(now),
});

/** Every message, the latest first; what was scheduled and is due counts as sent. */
export async function listMails(): Promise<readonly Mail[]> {
  await delay();
  const now = new Date().toISOString();
  return (await mails.all())
    .map((mail): Mail =>
      mail.folder === 'scheduled' && mail.date <= now ? { ...mail, folder: 'sent' } : mail,
    )
    .toSorted((a, b) => b.date.localeCompare(a.date));
}
