import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { resolveDue } from './due';
import { Email } from './schema';
import { sampleEmails } from './seed';

export const emails = createCollection<Email>({
  name: 'mails',
  version: 2,
  schema: Email,
  migrate: (record) => ({ snoozedUntil: null, ...(record as object) }),
  seed: async (now) => sampleEmails(now),
});

/** Newest first, by the time of return for emails that were snoozed. */
export async function listEmails(latency = delay()): Promise<readonly Email[]> {
  await latency;
  const now = new Date().toISOString();
  return (await emails.all())
    .map((mail) => resolveDue(mail, now))
    .toSorted((a, b) => (b.snoozedUntil ?? b.date).localeCompare(a.snoozedUntil ?? a.date));
}
