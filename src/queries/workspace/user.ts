import { sampleQuery } from '@/queries/sample';

const loadUsers = async () => (await import('@/data/user/collection')).listUsers();

export const usersOptions = () => sampleQuery(['users'], loadUsers);

export const emailTakenOptions = (email: string) =>
  sampleQuery(['users', 'email', email.toLowerCase()], async () =>
    (await loadUsers()).some((user) => user.email.toLowerCase() === email.toLowerCase()),
  );
