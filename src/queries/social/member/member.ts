import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Member } from '@contract/member';
import { getMember, listSuggestions } from '@contract/profile';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { enqueue } from '@/queries/outbox/registry';

export const memberKey = (handle: string) => ['member', handle] as const;

export const memberOptions = (handle: string) =>
  queryOptions({
    queryKey: memberKey(handle),
    queryFn: ({ signal }) => callApi(getMember, { params: { handle } }, { signal }),
  });

/** People worth following, each with the reason. */
export const suggestionsOptions = () =>
  queryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ signal }) => (await callApi(listSuggestions, {}, { signal })).items,
    staleTime: 10 * 60_000,
  });

/** What the member wants and the service has not confirmed, or has confirmed for somebody whose profile is not read. */
export const followKey = (handle: string) => ['follow', handle] as const;

/** Whether one follows a person, as far as it is known from what was done here; undefined leaves it to the profile. */
export const optimisticFollowOptions = (handle: string) =>
  queryOptions<boolean | null>({
    queryKey: followKey(handle),
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The profile as it is shown while a follow is under way. */
export function withOptimisticFollow(member: Member, wish: boolean | null): Member {
  if (wish === null || wish === member.relation.following) return member;
  const followers = Math.max(0, member.counts.followers + (wish ? 1 : -1));
  return {
    ...member,
    counts: { ...member.counts, followers },
    relation: { ...member.relation, following: wish },
  };
}

function enqueueFollow(client: QueryClient, handle: string, on: boolean): void {
  client.setQueryData<boolean | null>(followKey(handle), on);
  void enqueue(client, { kind: 'follow', vars: { handle, on } });
}

/** Follows a person or stops: shown at once on every screen, last tap wins, with Undo. */
export function useFollow(): (handle: string, on: boolean) => void {
  const client = useQueryClient();
  return (handle, on) => {
    enqueueFollow(client, handle, on);
    offerUndo({
      title: on ? `You follow @${handle}` : `You no longer follow @${handle}`,
      undo: () => Promise.resolve(enqueueFollow(client, handle, !on)),
    });
  };
}
