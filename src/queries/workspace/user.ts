import { sampleQuery } from '@/queries/sample';

const loadUsers = async (latency: Promise<void>) =>
  (await import('@/data/user/collection')).listUsers(latency);

/** The people of the sample. */
export const usersOptions = () => sampleQuery(['users'], loadUsers);

/** The address book: of the chosen space, or of the sample. */
export const contactsOptions = () =>
  sampleQuery(['users', 'contacts'], async (latency) =>
    (await import('@/data/user/collection')).listContacts(latency),
  );

export const emailTakenOptions = (email: string) =>
  sampleQuery(['users', 'email', email.toLowerCase()], async (latency) =>
    (await loadUsers(latency)).some((user) => user.email.toLowerCase() === email.toLowerCase()),
  );
