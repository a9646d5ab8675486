import { mutationOptions } from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import { users } from '@/data/user/collection';
import type { User } from '@/data/user/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery, replaceById, withoutIds } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { usersOptions } from '@/queries/workspace/user';

export const saveContactOptions = () =>
  sampleMutation<User, User>({
    collection: users,
    changes: (user) => [{ put: user }],
    optimistic: (client, user) => [patchQuery(client, usersOptions(), (users) => replaceById(users, [user]))],
    toast: (user) => `${user.name} saved`,
    failure: 'Contact not saved',
  });

export const addContactOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (person: Omit<User, 'id'>) => {
      await delay();
      return users.add((id) => ({ ...person, id }));
    },
    onSuccess: (user) =>
      offerUndo({ title: `${user.name} added`, undo: () => users.applyChanges([{ remove: user.id }]) }),
    meta: { failure: 'Contact not added', invalidates: [SAMPLE_KEY] },
  });

export const removeContactsOptions = () =>
  sampleMutation<readonly User[], User>({
    collection: users,
    changes: (contacts) => contacts.map(({ id }) => ({ remove: id })),
    optimistic: (client, contacts) => [
      patchQuery(client, usersOptions(), (users) =>
        withoutIds(
          users,
          contacts.map(({ id }) => id),
        ),
      ),
    ],
    toast: (contacts) =>
      contacts.length === 1 ? `${contacts[0]?.name} removed` : `${contacts.length} contacts removed`,
    failure: 'Not removed',
  });
