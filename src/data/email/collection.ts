import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { Email } from './schema';
import { sampleEmails } from './seed';

export const emails = createCollection<Email>({
  name: 'mails',
  version: 1,
  schema: Email,
  seed: async (now) => sampleEmails(now),
});

/** Newest first; scheduled emails count as sent once they are due. */
export async function listEmails(): Promise<readonly Email[]> {
  await delay();
  const now = new Date().toISOString();
  return (await emails.all())
    .map((mail): Email =>
      mail.folder === 'scheduled' && mail.date <= now ? { ...mail, folder: 'sent' } : mail,
    )
    .toSorted((a, b) => b.date.localeCompare(a.date));
}
