import type { QueryClient } from '@tanstack/react-query';
import type { Me, Member, Relationship } from '@contract/member';
import { pinPost, unpinPost } from '@contract/profile';
import { block, mute, type MemberRelationship, unblock, unmute } from '@contract/relationship';
import { callApi } from '@/lib/api/client';
import { setMemberHidden } from './hidden-member';
import { followKey, memberKey } from './member';
import { defineHandler } from '@/queries/outbox/handler';

interface RelationshipVars {
  handle: string;
  memberId: string;
  on: boolean;
}

const patchRelationship = (client: QueryClient, handle: string, relation: Partial<Relationship>): void =>
  void client.setQueryData<Member>(
    memberKey(handle),
    (member) => member && { ...member, relation: { ...member.relation, ...relation } },
  );

function settleRelationship(
  client: QueryClient,
  { handle }: RelationshipVars,
  { relation }: MemberRelationship,
  newer: boolean,
): void {
  if (newer) return;
  patchRelationship(client, handle, relation);
  for (const key of ['me', 'suggestions']) void client.invalidateQueries({ queryKey: [key] });
  // The row that was pressed stays where it is, with the way back; the list is read anew when it is opened again.
  void client.invalidateQueries({ queryKey: ['ties'], refetchType: 'none' });
}

function rollbackRelationship(client: QueryClient, { handle, memberId, on }: RelationshipVars): void {
  setMemberHidden(client, memberId, !on);
  void client.invalidateQueries({ queryKey: memberKey(handle) });
}

const relationshipScope = ({ handle }: RelationshipVars) => `tie:${handle}`;

/** The pinned post as one's own page shows it. */
function setPinnedPost(client: QueryClient, handle: string, pinned: string | null): void {
  client.setQueryData<Me>(['me'], (me) => me && { ...me, pinned });
  client.setQueryData<Member>(memberKey(handle), (member) => member && { ...member, pinned });
}

/** Writes about people that go through the outbox: muting, blocking, and the post on top of the own page. */
export const memberHandlers = {
  mute: defineHandler({
    scope: relationshipScope,
    coalesceKey: ({ handle }: RelationshipVars) => `mute:${handle}`,
    affectedKeys: ({ handle }) => [memberKey(handle)],
    send: ({ handle, on }, options) => callApi(on ? mute : unmute, { params: { handle } }, options),
    applyOptimistic: (client, { handle, memberId, on }) => {
      patchRelationship(client, handle, { muted: on });
      setMemberHidden(client, memberId, on);
    },
    settle: settleRelationship,
    rollback: rollbackRelationship,
    label: ({ handle, on }) => (on ? `Mute @${handle}` : `Stop muting @${handle}`),
    failureTitle: ({ handle, on }) => (on ? `@${handle} is not muted` : `@${handle} is still muted`),
  }),

  block: defineHandler({
    scope: relationshipScope,
    coalesceKey: ({ handle }: RelationshipVars) => `block:${handle}`,
    affectedKeys: ({ handle }) => [memberKey(handle)],
    send: ({ handle, on }, options) => callApi(on ? block : unblock, { params: { handle } }, options),
    applyOptimistic: (client, { handle, memberId, on }) => {
      patchRelationship(
        client,
        handle,
        on ? { blocked: true, following: false, followedBy: false } : { blocked: false },
      );
      if (on) client.setQueryData<boolean | null>(followKey(handle), null);
      setMemberHidden(client, memberId, on);
    },
    settle: settleRelationship,
    rollback: rollbackRelationship,
    label: ({ handle, on }) => (on ? `Block @${handle}` : `Unblock @${handle}`),
    failureTitle: ({ handle, on }) => (on ? `@${handle} is not blocked` : `@${handle} is still blocked`),
  }),

  pin: defineHandler({
    scope: () => 'pin',
    coalesceKey: (_vars: { postId: string; handle: string; on: boolean }) => 'pin',
    affectedKeys: ({ handle }) => [['me'], memberKey(handle)],
    send: ({ postId, on }, options) => callApi(on ? pinPost : unpinPost, { params: { postId } }, options),
    applyOptimistic: (client, { postId, handle, on }) => setPinnedPost(client, handle, on ? postId : null),
    settle: (client, { handle }, me: Me, newer) => {
      if (!newer) setPinnedPost(client, handle, me.pinned);
    },
    rollback: (client, { handle }) => {
      void client.invalidateQueries({ queryKey: ['me'] });
      void client.invalidateQueries({ queryKey: memberKey(handle) });
    },
    label: ({ on }) => (on ? 'Pin a post' : 'Unpin a post'),
    failureTitle: ({ on }) => (on ? 'The post is not pinned' : 'The post is still pinned'),
  }),
};
