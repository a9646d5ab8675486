import type { QueryClient } from '@tanstack/react-query';
import type { Me, Member, Relation } from '@contract/member';
import { pinPost, unpinPost } from '@contract/profile';
import { block, mute, type Tie, unblock, unmute } from '@contract/relationship';
import { call } from '@/lib/api/client';
import { hideMember } from './hidden-member';
import { followKey, memberKey } from './member';
import { kind } from '@/queries/outbox/handler';

interface TieVars {
  handle: string;
  memberId: string;
  on: boolean;
}

const relate = (client: QueryClient, handle: string, relation: Partial<Relation>): void =>
  void client.setQueryData<Member>(
    memberKey(handle),
    (member) => member && { ...member, relation: { ...member.relation, ...relation } },
  );

function settleTie(client: QueryClient, { handle }: TieVars, { relation }: Tie, newer: boolean): void {
  if (newer) return;
  relate(client, handle, relation);
  for (const key of ['me', 'suggestions']) void client.invalidateQueries({ queryKey: [key] });
  // The row that was pressed stays where it is, with the way back; the list is read anew when it is opened again.
  void client.invalidateQueries({ queryKey: ['ties'], refetchType: 'none' });
}

function withdrawTie(client: QueryClient, { handle, memberId, on }: TieVars): void {
  hideMember(client, memberId, !on);
  void client.invalidateQueries({ queryKey: memberKey(handle) });
}

const tieScope = ({ handle }: TieVars) => `tie:${handle}`;

/** The pinned post as one's own page shows it. */
function showPin(client: QueryClient, handle: string, pinned: string | null): void {
  client.setQueryData<Me>(['me'], (me) => me && { ...me, pinned });
  client.setQueryData<Member>(memberKey(handle), (member) => member && { ...member, pinned });
}

/** Writes about people that go through the outbox: muting, blocking, and the post on top of the own page. */
export const memberKinds = {
  mute: kind({
    scope: tieScope,
    slot: ({ handle }: TieVars) => `mute:${handle}`,
    over: ({ handle }) => [memberKey(handle)],
    send: ({ handle, on }, options) => call(on ? mute : unmute, { params: { handle } }, options),
    show: (client, { handle, memberId, on }) => {
      relate(client, handle, { muted: on });
      hideMember(client, memberId, on);
    },
    settle: settleTie,
    withdraw: withdrawTie,
    name: ({ handle, on }) => (on ? `Mute @${handle}` : `Stop muting @${handle}`),
    failed: ({ handle, on }) => (on ? `@${handle} is not muted` : `@${handle} is still muted`),
  }),

  block: kind({
    scope: tieScope,
    slot: ({ handle }: TieVars) => `block:${handle}`,
    over: ({ handle }) => [memberKey(handle)],
    send: ({ handle, on }, options) => call(on ? block : unblock, { params: { handle } }, options),
    show: (client, { handle, memberId, on }) => {
      relate(
        client,
        handle,
        on ? { blocked: true, following: false, followedBy: false } : { blocked: false },
      );
      if (on) client.setQueryData<boolean | null>(followKey(handle), null);
      hideMember(client, memberId, on);
    },
    settle: settleTie,
    withdraw: withdrawTie,
    name: ({ handle, on }) => (on ? `Block @${handle}` : `Unblock @${handle}`),
    failed: ({ handle, on }) => (on ? `@${handle} is not blocked` : `@${handle} is still blocked`),
  }),

  pin: kind({
    scope: () => 'pin',
    slot: (_vars: { postId: string; handle: string; on: boolean }) => 'pin',
    over: ({ handle }) => [['me'], memberKey(handle)],
    send: ({ postId, on }, options) => call(on ? pinPost : unpinPost, { params: { postId } }, options),
    show: (client, { postId, handle, on }) => showPin(client, handle, on ? postId : null),
    settle: (client, { handle }, me: Me, newer) => {
      if (!newer) showPin(client, handle, me.pinned);
    },
    withdraw: (client, { handle }) => {
      void client.invalidateQueries({ queryKey: ['me'] });
      void client.invalidateQueries({ queryKey: memberKey(handle) });
    },
    name: ({ on }) => (on ? 'Pin a post' : 'Unpin a post'),
    failed: ({ on }) => (on ? 'The post is not pinned' : 'The post is still pinned'),
  }),
};
