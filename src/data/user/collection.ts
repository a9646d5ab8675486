import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { User } from './schema';
import { sampleUsers } from './seed';

export const users = createCollection<User>({
  name: 'users',
  version: 1,
  schema: User,
  seed: async () => sampleUsers(),
});

export async function listUsers(): Promise<readonly User[]> {
  await delay();
  return users.all();
}
