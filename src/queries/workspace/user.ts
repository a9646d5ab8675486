import { sampleQuery } from '@/queries/sample';

const loadUsers = async () => (await import('@/data/user/collection')).listUsers();

/** The people of the sample. */
export const usersOptions = () => sampleQuery(['users'], loadUsers);

/** The address book: of the chosen space, or of the sample. */
export const contactsOptions = () =>
  sampleQuery(['users', 'contacts'], async () => (await import('@/data/user/collection')).listContacts());

export const emailTakenOptions = (email: string) =>
  sampleQuery(['users', 'email', email.toLowerCase()], async () =>
    (await loadUsers()).some((user) => user.email.toLowerCase() === email.toLowerCase()),
  );
