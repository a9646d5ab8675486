import { mutationOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { follow, getMe, getMember, listSuggestions, type Member, unfollow, updateMe } from '@contract/member';
import { call } from '@/lib/api';
import { createLanes, type Lanes } from '@/lib/lanes';
import { notify } from '@/lib/toast';
import { offerUndo } from '@/lib/undo';

/** The signed-in member's own record. */
export const meOptions = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => call(getMe, {}, { signal }),
    staleTime: 5 * 60_000,
  });

const memberKey = (handle: string) => ['member', handle] as const;

export const memberOptions = (handle: string) =>
  queryOptions({
    queryKey: memberKey(handle),
    queryFn: ({ signal }) => call(getMember, { params: { handle } }, { signal }),
  });

/** People worth following, each with the reason. */
export const suggestionsOptions = () =>
  queryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ signal }) => (await call(listSuggestions, {}, { signal })).items,
    staleTime: 10 * 60_000,
  });

/** What the member wants and the service has not confirmed, or has confirmed for somebody whose profile is not read. */
const followKey = (handle: string) => ['follow', handle] as const;

/** Whether one follows a person, as far as it is known from what was done here; undefined leaves it to the profile. */
export const followWishOptions = (handle: string) =>
  queryOptions<boolean | null>({
    queryKey: followKey(handle),
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The profile as it is shown while a follow is under way. */
export function shownMember(member: Member, wish: boolean | null): Member {
  if (wish === null || wish === member.relation.following) return member;
  const followers = Math.max(0, member.counts.followers + (wish ? 1 : -1));
  return {
    ...member,
    counts: { ...member.counts, followers },
    relation: { ...member.relation, following: wish },
  };
}

function createFollowLanes(client: QueryClient): Lanes<'follow', boolean> {
  return createLanes<'follow', boolean>({
    // The service takes a second follow as the first: asking once more is never wrong.
    needed: () => true,
    send: async (handle, _kind, on) => {
      const member = await call(on ? follow : unfollow, { params: { handle } });
      client.setQueryData<Member>(memberKey(handle), member);
    },
    settled: (handle, _kind, on, error, newer) => {
      if (newer) return;
      if (error === null) {
        void client.invalidateQueries({ queryKey: ['me'] });
        return;
      }
      client.setQueryData<boolean | null>(
        followKey(handle),
        client.getQueryData(memberKey(handle)) ? null : !on,
      );
      void client.invalidateQueries({ queryKey: memberKey(handle) });
      notify({
        type: 'error',
        title: on ? `You do not follow @${handle} yet` : `You still follow @${handle}`,
        ...(error instanceof Error ? { text: error.message } : {}),
        action: { label: 'Retry', run: () => wish(client, handle, on) },
      });
    },
  });
}

const lanesOf = new WeakMap<QueryClient, Lanes<'follow', boolean>>();

function wish(client: QueryClient, handle: string, on: boolean): void {
  const lanes = lanesOf.get(client) ?? createFollowLanes(client);
  lanesOf.set(client, lanes);
  client.setQueryData<boolean | null>(followKey(handle), on);
  lanes.want(handle, 'follow', on);
}

/** Follows a person or stops: shown at once on every screen, last tap wins, with Undo. */
export function useFollow(): (handle: string, on: boolean) => void {
  const client = useQueryClient();
  return (handle, on) => {
    wish(client, handle, on);
    offerUndo({
      title: on ? `You follow @${handle}` : `You no longer follow @${handle}`,
      undo: () => Promise.resolve(wish(client, handle, !on)),
    });
  };
}

/** Changes the own name or bio. */
export const updateMeOptions = () =>
  mutationOptions({
    mutationFn: (body: { name?: string; bio?: string }) => call(updateMe, { body }),
    onSuccess: (me, _variables, _result, { client }) => {
      client.setQueryData(meOptions().queryKey, me);
      client.setQueryData<Member>(memberKey(me.handle), me);
    },
    meta: { success: 'Profile saved', failure: 'The profile was not saved' },
  });
