import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { User } from './schema';

export const users = createCollection<User>({
  name: 'users',
  version: 1,
  schema: User,
  seed: async () => (await import('./seed')).sampleUsers(),
});

export async function listUsers(): Promise<readonly User[]> {
  await delay();
  return users.all();
}
