import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { Contact, type SampleContact } from './schema';
import { sampleUsers } from './seed';

export const users = createCollection<Contact>({
  name: 'users',
  version: 2,
  schema: Contact,
  // Version 1 had no tags.
  migrate: (record, from) => (typeof record === 'object' && from < 2 ? { ...record, tags: [] } : record),
  seed: async () => sampleUsers(),
  space: async () => (await import('./space-kinds')).contactInSpace,
});

const isOfSample = (contact: Contact): contact is SampleContact => typeof contact.id === 'number';

/** The people of the sample, also while the workspace shows a space. */
export const sampleContacts = async (): Promise<readonly SampleContact[]> =>
  (await users.sample.all()).filter(isOfSample);

export async function listUsers(latency = delay()): Promise<readonly SampleContact[]> {
  await latency;
  return sampleContacts();
}

/** The address book: of the chosen space, or of the sample. */
export async function listContacts(latency = delay()): Promise<readonly Contact[]> {
  await latency;
  return users.all();
}
