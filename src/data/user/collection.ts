import * as z from 'zod/mini';
import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';

/** A person of the sample data: the fields of section 3 of the specification. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Address of a picture. */
  image: z.string(),
  /** A job title, no permission. */
  role: z.optional(z.string()),
  /** Day, "1988-04-23". */
  BirthDate: z.string(),
  phone: z.string(),
});
export type User = z.infer<typeof User>;

export const users = createCollection<User>({
  name: 'users',
  version: 1,
  schema: User,
  seed: async () => (await import('./seed')).sampleUsers(),
});

/** Everybody of the sample data. */
export async function listUsers(): Promise<readonly User[]> {
  await delay();
  return users.all();
}
