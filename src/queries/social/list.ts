import { queryOptions } from '@tanstack/react-query';
import { callApi, type CallOptions } from '@/lib/api/client';
import { peopleOptions } from './member/people';

// Not part of the first load.
const loadContract = () => import('@contract/member/list');

/** By name. */
export const listsOptions = () =>
  queryOptions({
    queryKey: ['lists'],
    queryFn: async ({ signal }) => (await callApi((await loadContract()).listLists, {}, { signal })).items,
  });

/** Ids of the lists that have the member. */
export const listsOfMemberOptions = (handle: string) =>
  queryOptions({
    queryKey: ['lists-of-member', handle],
    queryFn: async ({ signal }) => {
      const { getListsOfMember } = await loadContract();
      return (await callApi(getListsOfMember, { params: { handle } }, { signal })).listIds;
    },
  });

export const listMembersOptions = (listId: string) =>
  peopleOptions('list', listId, async (query, signal) => {
    const { listListMembers } = await loadContract();
    return callApi(listListMembers, { params: { listId }, query }, { signal });
  });

/** `feed` is `list:` and the id. */
export const readListPage = async (feed: string, cursor: string | undefined, options: CallOptions) =>
  callApi(
    (await loadContract()).readListFeed,
    { params: { listId: feed.slice('list:'.length) }, query: { cursor } },
    options,
  );
