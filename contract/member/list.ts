import * as z from 'zod/mini';
import { FeedPage } from '../feed/feed';
import { MAX_LIST_NAME_LENGTH, MAX_LISTS } from '../list-limits';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Person } from './people';
import { Count, Handle, Id, listOf, pageOf, PageQuery } from '../primitives';

const ListIdParams = z.strictObject({ listId: Id });
const ListMemberParams = z.strictObject({ listId: Id, handle: Handle });
const ListName = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LIST_NAME_LENGTH));

/** Members whose posts the owner reads as a feed of their own. Only the owner knows of the list. */
export const List = z.object({
  id: Id,
  name: z.string().check(z.maxLength(MAX_LIST_NAME_LENGTH)),
  /** Members of the list. */
  count: Count,
});
export type List = z.infer<typeof List>;

export const listLists = operation({
  ...memberReadDefaults,
  id: 'listLists',
  path: '/lists',
  tag: 'lists',
  response: listOf(List, MAX_LISTS),
});

/** The client makes the id, so that a list can be filled before the service knows the list. */
export const putList = operation({
  ...memberWriteDefaults,
  id: 'putList',
  method: 'PUT',
  path: '/lists/{listId}',
  tag: 'lists',
  params: ListIdParams,
  body: z.strictObject({ name: ListName }),
  response: List,
});

export const deleteList = operation({
  ...memberWriteDefaults,
  id: 'deleteList',
  method: 'DELETE',
  path: '/lists/{listId}',
  tag: 'lists',
  params: ListIdParams,
  response: z.object({ id: Id }),
});

export const readListFeed = operation({
  ...memberReadDefaults,
  id: 'readListFeed',
  live: true,
  path: '/lists/{listId}/feed',
  tag: 'lists',
  params: ListIdParams,
  query: PageQuery,
  response: FeedPage,
});

export const listListMembers = operation({
  ...memberReadDefaults,
  id: 'listListMembers',
  path: '/lists/{listId}/members',
  tag: 'lists',
  params: ListIdParams,
  query: PageQuery,
  response: pageOf(Person),
});

export const addListMember = operation({
  ...memberWriteDefaults,
  id: 'addListMember',
  method: 'PUT',
  path: '/lists/{listId}/members/{handle}',
  tag: 'lists',
  params: ListMemberParams,
  response: List,
});

export const removeListMember = operation({
  ...memberWriteDefaults,
  id: 'removeListMember',
  method: 'DELETE',
  path: '/lists/{listId}/members/{handle}',
  tag: 'lists',
  params: ListMemberParams,
  response: List,
});

/** Which of the caller's lists have the member. */
export const getListsOfMember = operation({
  ...memberReadDefaults,
  id: 'getListsOfMember',
  path: '/members/{handle}/lists',
  tag: 'lists',
  params: z.strictObject({ handle: Handle }),
  response: z.object({ listIds: z.array(Id).check(z.maxLength(MAX_LISTS)) }),
});
