import { type QueryClient } from '@tanstack/react-query';
import type { MemberCard, Relationship } from '@contract/member/member';
import { block, type MemberRelationship, mute, unblock, unmute } from '@contract/member/relationship';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { updateQuery } from '@/queries/optimistic';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { setMemberHidden } from '@/queries/social/member/hidden-member';
import { memberKey, memberOptions, optimisticFollowOptions } from '@/queries/social/member/member';
import { POST_LIST_KEY } from '@/queries/social/post/post-list';
import { markQuotesMuted } from '@/queries/social/post/post-updates';
import { type RelationshipKind, RELATIONSHIPS_KEY } from '@/queries/social/member/relationship';
import { relationshipChangesText } from '@/messages/social/changes/relationship';

interface RelationshipVars {
  handle: string;
  memberId: string;
  on: boolean;
}

const patchRelationship = (client: QueryClient, handle: string, relation: Partial<Relationship>): void =>
  updateQuery(client, memberOptions(handle), (member) => ({
    ...member,
    relation: { ...member.relation, ...relation },
  }));

function settleRelationship(
  client: QueryClient,
  { handle, on }: RelationshipVars,
  { relation }: MemberRelationship,
  newer: boolean,
): void {
  if (newer) return;
  patchRelationship(client, handle, relation);
  for (const key of ['me', 'suggestions', 'recent-authors'])
    void client.invalidateQueries({ queryKey: [key] });
  // The row stays in the open list, to be undone; the list is fetched again with the next visit. Feeds, too, which may
  // lack the posts of a member who is no longer muted.
  const withNextVisit = { refetchType: 'none' } as const;
  void client.invalidateQueries({ queryKey: [RELATIONSHIPS_KEY], ...withNextVisit });
  if (!on) void client.invalidateQueries({ queryKey: [POST_LIST_KEY, 'feed'], ...withNextVisit });
}

function rollbackRelationship(client: QueryClient, { handle, memberId, on }: RelationshipVars): void {
  setMemberHidden(client, memberId, !on);
  void client.invalidateQueries({ queryKey: memberKey(handle) });
}

const relationshipScope = ({ handle }: RelationshipVars) => `relationship:${handle}`;

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    mute: { vars: RelationshipVars; response: MemberRelationship };
    block: { vars: RelationshipVars; response: MemberRelationship };
  }
}

export const relationshipHandlers = {
  mute: defineHandler({
    scope: relationshipScope,
    coalesceKey: ({ handle }: RelationshipVars) => `mute:${handle}`,
    affectedKeys: ({ handle }) => [memberKey(handle)],
    send: ({ handle, on }, options) => callApi(on ? mute : unmute, { params: { handle } }, options),
    applyOptimistic: (client, { handle, memberId, on }) => {
      patchRelationship(client, handle, { muted: on });
      setMemberHidden(client, memberId, on);
      markQuotesMuted(client, new Set([memberId]), on);
    },
    settle: settleRelationship,
    rollback: (client, vars) => {
      rollbackRelationship(client, vars);
      markQuotesMuted(client, new Set([vars.memberId]), !vars.on);
    },
    label: ({ handle, on }) =>
      on ? relationshipChangesText.muteHandle(handle) : relationshipChangesText.unmuteHandle(handle),
    failureTitle: ({ handle, on }) =>
      on ? relationshipChangesText.muteFailed(handle) : relationshipChangesText.unmuteFailed(handle),
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
      if (on) client.setQueryData(optimisticFollowOptions(handle).queryKey, null);
      setMemberHidden(client, memberId, on);
    },
    settle: settleRelationship,
    rollback: rollbackRelationship,
    label: ({ handle, on }) =>
      on ? relationshipChangesText.blockHandle(handle) : relationshipChangesText.unblockHandle(handle),
    failureTitle: ({ handle, on }) =>
      on ? relationshipChangesText.blockFailed(handle) : relationshipChangesText.unblockFailed(handle),
  }),
};

type MemberRef = Pick<MemberCard, 'id' | 'handle' | 'name'>;

const toastTitles = {
  mute: [relationshipChangesText.isMuted, relationshipChangesText.isNoLongerMuted],
  block: [relationshipChangesText.isBlocked, relationshipChangesText.isNoLongerBlocked],
} as const;

function enqueueRelationship(
  client: QueryClient,
  kind: RelationshipKind,
  { id, handle }: MemberRef,
  on: boolean,
): void {
  void enqueue(client, { kind, vars: { handle, memberId: id, on } });
}

/** Optimistic on every screen, with Undo. */
export function setRelationship(
  client: QueryClient,
  kind: RelationshipKind,
  person: MemberRef,
  on: boolean,
): void {
  enqueueRelationship(client, kind, person, on);
  offerUndo({
    title: toastTitles[kind][on ? 0 : 1](person.name),
    undo: () => Promise.resolve(enqueueRelationship(client, kind, person, !on)),
  });
}
