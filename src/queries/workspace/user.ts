import { listUsers } from '@/data/user/collection';
import { sampleQuery } from '@/queries/sample';

/** Everybody of the sample data. */
export const usersOptions = () => sampleQuery(['users'], listUsers);

/** Whether somebody of the sample data has this address already. */
export const emailTakenOptions = (email: string) =>
  sampleQuery(['users', 'email', email.toLowerCase()], async () =>
    (await listUsers()).some((user) => user.email.toLowerCase() === email.toLowerCase()),
  );
