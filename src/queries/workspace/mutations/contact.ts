import { mutationOptions } from '@tanstack/react-query';
import { addRecords } from '@/data/store/add-records';
import type { RecordId } from '@/data/store/record-id';
import { users } from '@/data/user/collection';
import { invoices } from '@/data/invoice/collection';
import type { InvoiceRecord } from '@/data/invoice/schema';
import type { Change } from '@/data/store/change';
import type { Collection } from '@/data/store/collection';
import type { Contact, ContactDraft } from '@/data/user/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery, replaceById, withoutIds } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { contactsOptions } from '@/queries/workspace/user';
import { contactText } from '@/messages/workspace/contact';

const saveOptions = (collection: Collection<Contact>) =>
  sampleMutation<{ from: Contact; to: Contact }, Contact>({
    collection,
    // What others changed meanwhile stays.
    changes: (change) => [{ ...change, ifDeleted: 'restore' }],
    optimistic: (client, { to }) => [
      patchQuery(client, contactsOptions(), (contacts) => replaceById(contacts, [to])),
    ],
    toast: ({ to }) => contactText.saved(to.name),
    failure: contactText.contactNotSaved,
  });

export const saveContactOptions = () => saveOptions(users);

/** Of a person of the sample, also while the workspace shows a space. */
export const saveProfileOptions = () => saveOptions({ ...users, ...users.sample });

const removeAll = (contacts: readonly Contact[]) =>
  users.applyChanges(contacts.map(({ id }) => ({ remove: id })));

export const addContactOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: (person: Omit<Contact, 'id'>) => addRecords(users, [(id) => ({ ...person, id })]),
    onSuccess: (added, { name }) =>
      offerUndo({ title: contactText.added(name), undo: () => removeAll(added) }),
    meta: { failure: contactText.contactNotAdded, invalidates: [SAMPLE_KEY] },
  });

export const removeContactsOptions = () =>
  sampleMutation<readonly Contact[], Contact>({
    collection: users,
    changes: (contacts) => contacts.map(({ id }) => ({ remove: id })),
    optimistic: (client, contacts) => [
      patchQuery(client, contactsOptions(), (users) =>
        withoutIds(
          users,
          contacts.map(({ id }) => id),
        ),
      ),
    ],
    toast: (contacts) =>
      contacts.length === 1
        ? contactText.removedContact(contacts[0]?.name ?? '')
        : contactText.removedContacts(contacts.length),
    failure: contactText.notRemoved,
  });

/** Adds all in one write. */
export const importContactsOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: (drafts: readonly ContactDraft[]) =>
      addRecords(
        users,
        drafts.map((draft) => (id) => ({ ...draft, id, image: '' })),
      ),
    onSuccess: (added) =>
      offerUndo({
        title: contactText.imported(added.length),
        undo: () => removeAll(added),
      }),
    meta: { failure: contactText.notImported, invalidates: [SAMPLE_KEY] },
  });

interface TagChange {
  ids: readonly RecordId[];
  add: readonly string[];
  remove: readonly string[];
}

const withTags = (contact: Contact, { add, remove }: TagChange): Contact => ({
  ...contact,
  tags: [...new Set([...contact.tags.filter((tag) => !remove.includes(tag)), ...add])],
});

/** Adds and removes tags of several contacts. */
export const tagContactsOptions = () =>
  sampleMutation<TagChange, Contact>({
    collection: users,
    changes: async (change) =>
      (await users.all())
        .filter(({ id }) => change.ids.includes(id))
        .map((contact) => ({ from: contact, to: withTags(contact, change) })),
    toast: ({ ids }) => contactText.tagsChanged(ids.length),
    failure: contactText.tagsNotChanged,
  });

/** Renames a tag of all contacts, or removes it if `to` is null. A name that exists unites both tags. */
export const renameTagOptions = () =>
  sampleMutation<{ tag: string; to: string | null }, Contact>({
    collection: users,
    changes: async ({ tag, to }) =>
      (await users.all())
        .filter(({ tags }) => tags.includes(tag))
        .map((contact) => ({
          from: contact,
          to: {
            ...contact,
            tags: [...new Set(contact.tags.flatMap((one) => (one === tag ? (to ?? []) : one)))],
          },
        })),
    toast: ({ tag, to }) => (to === null ? contactText.tagRemoved(tag) : contactText.tagRenamed(tag)),
    failure: contactText.tagNotChanged,
  });

interface Merge {
  /** Takes the place of the contact with its id. */
  merged: Contact;
  /** Removed; their invoices become those of `merged`. */
  others: readonly Contact[];
}

/** Items that name one of the others name `merged` afterwards. Resolves with the way back. */
async function moveReferences(merge: Merge): Promise<() => Promise<unknown>> {
  // Not loaded for visitors.
  const { replaceReferences } = await import('@/data/space/references');
  const gone = new Set(merge.others.map(({ id }) => String(id)));
  const back = await replaceReferences(gone, String(merge.merged.id));
  if (back) return back;
  const moved = await invoices.applyChanges(await moveInvoices(merge));
  return () => invoices.applyChanges(moved);
}

/** Of the sample. Invoices keep the client as printed. */
async function moveInvoices({ merged, others }: Merge): Promise<Change<InvoiceRecord>[]> {
  const gone = new Set(others.map(({ id }) => id));
  const idOf = (id: RecordId): RecordId => (gone.has(id) ? merged.id : id);
  return (await invoices.all())
    .filter(({ userId, shipToId }) => gone.has(userId) || gone.has(shipToId))
    .map((invoice) => ({
      from: invoice,
      to: { ...invoice, userId: idOf(invoice.userId), shipToId: idOf(invoice.shipToId) },
    }));
}

export const mergeContactsOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (merge: Merge) => {
      const moveBack = await moveReferences(merge);
      const people = await users.applyChanges([
        { put: merge.merged },
        ...merge.others.map(({ id }) => ({ remove: id })),
      ]);
      return { moveBack, people };
    },
    onSuccess: ({ moveBack, people }, { merged, others }) =>
      offerUndo({
        title: contactText.merged(others.length + 1, merged.name),
        undo: () => users.applyChanges(people).then(moveBack),
      }),
    meta: { failure: contactText.notMerged, invalidates: [SAMPLE_KEY] },
  });
