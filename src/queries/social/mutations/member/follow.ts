import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Member } from '@contract/member/member';
import { follow, unfollow } from '@contract/member/profile';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { memberOptions, optimisticFollowOptions } from '@/queries/social/member/member';
import { followChangesText } from '@/messages/social/changes/follow';

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
    if (newer) return;
    // From here on the profile says who is followed: a later read may bring a change made elsewhere.
    client.setQueryData(optimisticFollowOptions(handle).queryKey, null);
    void client.invalidateQueries({ queryKey: ['me'] });
    void client.invalidateQueries({ queryKey: ['recent-authors'] });
  },
  rollback: (client, { handle }) => {
    client.setQueryData(optimisticFollowOptions(handle).queryKey, null);
    void client.invalidateQueries({ queryKey: memberOptions(handle).queryKey });
  },
  label: ({ handle, on }) =>
    on ? followChangesText.followMember(handle) : followChangesText.stopFollowing(handle),
  failureTitle: ({ handle, on }) =>
    on ? followChangesText.notFollowed(handle) : followChangesText.stillFollowed(handle),
});

/** Resolves with the service's answer; with null when it refused, which the outbox tells. */
async function sendFollow(client: QueryClient, handle: string, on: boolean): Promise<Member | null> {
  client.setQueryData(optimisticFollowOptions(handle).queryKey, on);
  const [added] = await enqueue(client, { kind: 'follow', vars: { handle, on } });
  return ((await added?.response.catch(() => null)) ?? null) as Member | null;
}

const followTitle = (handle: string, on: boolean): string =>
  on ? followChangesText.youFollow(handle) : followChangesText.youNoLongerFollow(handle);
const requestTitle = (handle: string, on: boolean): string =>
  on ? followChangesText.youAsked(handle) : followChangesText.youNoLongerAsk(handle);

/** Optimistic on every screen, last tap wins, with Undo. */
export function useFollow(): (handle: string, on: boolean, isRequest: boolean) => void {
  const client = useQueryClient();
  return (handle, on, isRequest) => {
    const answer = sendFollow(client, handle, on);
    const retitle = offerUndo({
      title: isRequest ? requestTitle(handle, on) : followTitle(handle, on),
      undo: () => Promise.resolve(void sendFollow(client, handle, !on)),
    });
    void answer.then((member) => {
      // The member may have begun or ceased to approve followers since the page was read.
      if (on && member && member.relation.requested !== isRequest)
        retitle(isRequest ? followTitle(handle, on) : requestTitle(handle, on));
    });
  };
}
