import { listUsers } from '@/data/user/collection';
import { sampleQuery } from '@/queries/sample';

export const usersOptions = () => sampleQuery(['users'], listUsers);

export const emailTakenOptions = (email: string) =>
  sampleQuery(['users', 'email', email.toLowerCase()], async () =>
    (await listUsers()).some((user) => user.email.toLowerCase() === email.toLowerCase()),
  );
