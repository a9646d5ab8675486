import { mutationOptions } from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import { users } from '@/data/user/collection';
import type { User } from '@/data/user/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY, sampleMutation } from '@/queries/sample';

const patch = (held: unknown, wish: User): unknown =>
  Array.isArray(held) ? (held as User[]).map((user) => (user.id === wish.id ? wish : user)) : held;

/** Changes a person; shown at once. */
export const saveContactOptions = () =>
  sampleMutation<User, User>({
    collection: users,
    changes: (user) => [{ put: user }],
    optimistic: { key: ['users'], patch },
    toast: (user) => `${user.name} saved`,
    failure: 'Contact not saved',
  });

/** Adds a person under the next free number. */
export const addContactOptions = () =>
  mutationOptions({
    mutationFn: async (person: Omit<User, 'id'>) => {
      await delay();
      return users.add((id) => ({ ...person, id }));
    },
    onSuccess: (user) =>
      offerUndo({ title: `${user.name} added`, undo: () => users.applyChanges([{ remove: user.id }]) }),
    meta: { failure: 'Contact not added', invalidates: [SAMPLE_KEY] },
  });

/** Removes people; the toast brings them back. */
export const removeContactsOptions = () =>
  sampleMutation<readonly User[], User>({
    collection: users,
    changes: (gone) => gone.map((user) => ({ remove: user.id })),
    optimistic: {
      key: ['users'],
      patch: (held, gone) =>
        Array.isArray(held)
          ? (held as User[]).filter((user) => !gone.some((removed) => removed.id === user.id))
          : held,
    },
    toast: (gone) => (gone.length === 1 ? `${gone[0]?.name} removed` : `${gone.length} contacts removed`),
    failure: 'Not removed',
  });
