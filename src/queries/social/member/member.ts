import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Member } from '@contract/member';
import { follow, getMember, listSuggestions, unfollow } from '@contract/profile';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';

export const memberKey = (handle: string) => ['member', handle] as const;

export const memberOptions = (handle: string) =>
  queryOptions({
    queryKey: memberKey(handle),
    queryFn: ({ signal }) => callApi(getMember, { params: { handle } }, { signal }),
  });

export const suggestionsOptions = () =>
  queryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ signal }) => (await callApi(listSuggestions, {}, { signal })).items,
    staleTime: 10 * 60_000,
  });

/** Following state set on this device: unconfirmed, or confirmed while the profile is not in the cache. */
export const followKey = (handle: string) => ['follow', handle] as const;

/** Null leaves the answer to the profile. */
export const optimisticFollowOptions = (handle: string) =>
  queryOptions<boolean | null>({
    queryKey: followKey(handle),
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function withOptimisticFollow(member: Member, following: boolean | null): Member {
  if (following === null || following === member.relation.following) return member;
  const followers = Math.max(0, member.counts.followers + (following ? 1 : -1));
  return {
    ...member,
    counts: { ...member.counts, followers },
    relation: { ...member.relation, following },
  };
}

interface FollowVars {
  handle: string;
  on: boolean;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    follow: { vars: FollowVars; response: Member };
  }
}

export const followHandler = defineHandler({
  scope: ({ handle }) => `follow:${handle}`,
  coalesceKey: ({ handle }: FollowVars) => `follow:${handle}`,
  send: ({ handle, on }, options) => callApi(on ? follow : unfollow, { params: { handle } }, options),
  applyOptimistic: (client, { handle, on }) =>
    void client.setQueryData(optimisticFollowOptions(handle).queryKey, on),
  settle: (client, { handle }, member: Member, newer) => {
    client.setQueryData(memberOptions(handle).queryKey, member);
    if (!newer) void client.invalidateQueries({ queryKey: ['me'] });
  },
  rollback: (client, { handle, on }) => {
    const { queryKey } = memberOptions(handle);
    const isProfileKnown = client.getQueryData(queryKey) !== undefined;
    client.setQueryData(optimisticFollowOptions(handle).queryKey, isProfileKnown ? null : !on);
    void client.invalidateQueries({ queryKey });
  },
  label: ({ handle, on }) => (on ? `Follow @${handle}` : `Stop following @${handle}`),
  failureTitle: ({ handle, on }) => (on ? `You do not follow @${handle} yet` : `You still follow @${handle}`),
});

function enqueueFollow(client: QueryClient, handle: string, on: boolean): void {
  client.setQueryData(optimisticFollowOptions(handle).queryKey, on);
  void enqueue(client, { kind: 'follow', vars: { handle, on } });
}

/** Optimistic on every screen, last tap wins, with Undo. */
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
