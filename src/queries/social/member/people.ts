import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Person } from '@contract/member/people';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

export const PEOPLE_KEY = 'people';

// Not part of the first load.
const loadContract = () => import('@/queries/late-operations');

interface PeoplePage {
  items: Person[];
  nextCursor: string | null;
}
type ReadPage = (query: ReturnType<typeof cursorQuery>, signal: AbortSignal) => Promise<PeoplePage>;

export const peopleOptions = (list: string, id: string, read: ReadPage) =>
  infiniteQueryOptions({
    queryKey: [PEOPLE_KEY, list, id],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => read(cursorQuery(pageParam), signal),
    getNextPageParam: (last) => last.nextCursor,
  });

export type MemberPeople = 'followers' | 'following';

export const memberPeopleOptions = (handle: string, list: MemberPeople) =>
  peopleOptions(list, handle, async (query, signal) => {
    const { listFollowers, listFollowing } = await loadContract();
    const operation = list === 'followers' ? listFollowers : listFollowing;
    return callApi(operation, { params: { handle }, query }, { signal });
  });

export type PostPeople = 'likes' | 'reposts';

export const postPeopleOptions = (postId: string, list: PostPeople) =>
  peopleOptions(list, postId, async (query, signal) => {
    const { listLikers, listReposters } = await loadContract();
    const operation = list === 'likes' ? listLikers : listReposters;
    return callApi(operation, { params: { postId }, query }, { signal });
  });

export const notificationActorsOptions = (notificationId: string) =>
  peopleOptions('notification', notificationId, async (query, signal) => {
    const { listNotificationActors } = await loadContract();
    return callApi(listNotificationActors, { params: { notificationId }, query }, { signal });
  });
