import { listUsers } from '@/data/user';
import { sampleQuery } from './sample';

/** Everybody of the sample data. */
export const usersOptions = () => sampleQuery(['users'], listUsers);
