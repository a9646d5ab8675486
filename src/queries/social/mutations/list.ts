import type { QueryClient } from '@tanstack/react-query';
import {
  addListMember,
  deleteList as deleteOperation,
  type List,
  putList,
  removeListMember,
} from '@contract/member/list';
import type { MemberCard } from '@contract/member/member';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { updateItems, updateQuery } from '@/queries/optimistic';
import { defineHandler } from '@/queries/outbox/handler';
import type { NewOutboxItem } from '@/queries/outbox/outbox-types';
import { enqueue } from '@/queries/outbox/registry';
import { feedOptions } from '@/queries/social/feed/feed';
import { listMembersOptions, listsOfMemberOptions, listsOptions } from '@/queries/social/list';
import { listChangesText } from '@/messages/social/changes/list';
import { withNamed } from './named';

interface ListVars {
  id: string;
  name: string;
  /** False deletes the list. */
  on: boolean;
}

interface ListMemberVars {
  listId: string;
  handle: string;
  name: string;
  on: boolean;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    list: { vars: ListVars; response: { id: string } };
    listMember: { vars: ListMemberVars; response: List };
  }
}

const { queryKey: listsKey } = listsOptions();

const refreshLists = (client: QueryClient): void => void client.invalidateQueries({ queryKey: listsKey });

/** The feed is read again: a new member's older posts belong between those that show. */
function refreshMembership(client: QueryClient, { listId, handle }: ListMemberVars): void {
  refreshLists(client);
  void client.invalidateQueries({ queryKey: listsOfMemberOptions(handle).queryKey });
  void client.invalidateQueries({ queryKey: listMembersOptions(listId).queryKey });
  void client.invalidateQueries({ queryKey: feedOptions(`list:${listId}`).queryKey });
}

export const listHandlers = {
  list: defineHandler({
    // A list is created before members are added.
    scope: () => 'lists',
    coalesceKey: ({ id }: ListVars) => `list:${id}`,
    send: ({ id, name, on }, options): Promise<{ id: string }> => {
      const params = { listId: id };
      return on
        ? callApi(putList, { params, body: { name } }, options)
        : callApi(deleteOperation, { params }, options);
    },
    affectedKeys: () => [listsKey],
    applyOptimistic: (client, vars) => updateQuery(client, listsOptions(), (lists) => withNamed(lists, vars)),
    settle: refreshLists,
    rollback: refreshLists,
    label: ({ on }) => (on ? listChangesText.saveAList : listChangesText.deleteAList),
    text: ({ name }) => name,
    failureTitle: ({ on }) => (on ? listChangesText.notSaved : listChangesText.notDeleted),
  }),

  listMember: defineHandler({
    scope: () => 'lists',
    coalesceKey: ({ listId, handle }: ListMemberVars) => `list-member:${listId}:${handle}`,
    send: ({ listId, handle, on }, options) =>
      callApi(on ? addListMember : removeListMember, { params: { listId, handle } }, options),
    affectedKeys: ({ listId, handle }) => [
      listsOfMemberOptions(handle).queryKey,
      listMembersOptions(listId).queryKey,
    ],
    applyOptimistic: (client, { listId, handle, on }) => {
      updateQuery(client, listsOfMemberOptions(handle), (ids) => {
        const others = ids.filter((id) => id !== listId);
        return on ? [...others, listId] : others;
      });
      if (!on)
        updateItems(client, listMembersOptions(listId), (items) =>
          items.filter((person) => person.handle !== handle),
        );
    },
    settle: (client, vars, _list: List, newer) => {
      if (!newer) refreshMembership(client, vars);
    },
    rollback: refreshMembership,
    label: ({ on, name }) => (on ? listChangesText.addToAList(name) : listChangesText.removeFromAList(name)),
    failureTitle: ({ on, name }) => (on ? listChangesText.notAdded(name) : listChangesText.notRemoved(name)),
  }),
};

/** Creates, renames or restores a list; optimistic. */
const saveList = (client: QueryClient, id: string, name: string) =>
  enqueue(client, { kind: 'list', vars: { id, name, on: true } });

/** Returns the id. Without Undo: the new list is shown, and deleting it is one press. */
export function createList(client: QueryClient, name: string): string {
  const id = crypto.randomUUID();
  // Shown at once: the page of the list opens before the outbox has taken the write.
  updateQuery(client, listsOptions(), (lists) => withNamed(lists, { id, name, on: true }));
  client.setQueryData(feedOptions(`list:${id}`).queryKey, {
    pages: [{ rows: [], nextCursor: null }],
    pageParams: [null],
  });
  void saveList(client, id, name);
  return id;
}

/** Optimistic, with Undo. */
export function renameList(client: QueryClient, { id, name: before }: List, name: string): void {
  void saveList(client, id, name);
  offerUndo({ title: listChangesText.listRenamed, undo: () => saveList(client, id, before) });
}

/** Optimistic, with Undo, which restores the list with its members. */
export function deleteList(client: QueryClient, { id, name }: List): void {
  void enqueue(client, { kind: 'list', vars: { id, name, on: false } });
  offerUndo({ title: listChangesText.nameDeleted(name), undo: () => saveList(client, id, name) });
}

/** Optimistic, with one Undo for all. `changes` are ids of lists; true adds the member. */
export function setListsOf(
  client: QueryClient,
  { handle, name }: Pick<MemberCard, 'handle' | 'name'>,
  changes: ReadonlyMap<string, boolean>,
): void {
  const items = (isUndo: boolean) =>
    [...changes].map(([listId, on]): NewOutboxItem => ({
      kind: 'listMember',
      vars: { listId, handle, name, on: on !== isUndo },
    }));
  void enqueue(client, ...items(false));
  offerUndo({ title: listChangesText.listsChanged(name), undo: () => enqueue(client, ...items(true)) });
}
