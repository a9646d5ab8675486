import type { QueryClient } from '@tanstack/react-query';
import {
  answerFollowRequest,
  type FollowRequestAnswer,
  removeFollower,
} from '@contract/member/follow-request';
import type { MemberRelationship } from '@contract/member/relationship';
import { callApi } from '@/lib/api/client';
import { updateQuery } from '@/queries/optimistic';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import {
  followRequestsOptions,
  type GivenAnswer,
  givenAnswerOptions,
} from '@/queries/social/member/follow-request';
import { memberKey, memberOptions } from '@/queries/social/member/member';
import { PEOPLE_KEY } from '@/queries/social/member/people';
import { followRequestChangesText } from '@/messages/social/changes/follow-request';

interface AnswerVars {
  handle: string;
  answer: FollowRequestAnswer | null;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    followAnswer: { vars: AnswerVars; response: MemberRelationship };
    removeFollower: { vars: { handle: string }; response: MemberRelationship };
  }
}

function settleFollower(client: QueryClient, { handle, relation }: MemberRelationship): void {
  updateQuery(client, memberOptions(handle), (member) => ({ ...member, relation }));
  void client.invalidateQueries({ queryKey: ['me'] });
  void client.invalidateQueries({ queryKey: [PEOPLE_KEY], refetchType: 'none' });
}

export const followRequestHandlers = {
  followAnswer: defineHandler({
    scope: ({ handle }: AnswerVars) => `follow-answer:${handle}`,
    coalesceKey: ({ handle }) => `follow-answer:${handle}`,
    send: ({ handle, answer }, options) =>
      callApi(answerFollowRequest, { params: { handle }, body: { answer } }, options),
    affectedKeys: ({ handle }) => [followRequestsOptions().queryKey, memberKey(handle)],
    applyOptimistic: (client, { handle, answer }) => {
      const given: GivenAnswer = { answer, at: Date.now() };
      client.setQueryData(givenAnswerOptions(handle).queryKey, given);
    },
    settle: (client, _vars, relationship: MemberRelationship, newer) => {
      if (!newer) settleFollower(client, relationship);
    },
    rollback: (client, { handle }) => {
      client.setQueryData(givenAnswerOptions(handle).queryKey, null);
      void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
      void client.invalidateQueries({ queryKey: memberKey(handle) });
    },
    label: ({ handle, answer }) => {
      if (answer === null) return followRequestChangesText.undoAnswer(handle);
      return answer === 'approve'
        ? followRequestChangesText.approveHandle(handle)
        : followRequestChangesText.declineHandle(handle);
    },
    failureTitle: ({ handle }) => followRequestChangesText.answerFailed(handle),
  }),

  removeFollower: defineHandler({
    scope: ({ handle }: { handle: string }) => `follow-answer:${handle}`,
    send: ({ handle }, options) => callApi(removeFollower, { params: { handle } }, options),
    affectedKeys: ({ handle }) => [memberKey(handle)],
    applyOptimistic: (client, { handle }) =>
      updateQuery(client, memberOptions(handle), (member) => ({
        ...member,
        relation: { ...member.relation, followedBy: false },
      })),
    settle: (client, _vars, relationship: MemberRelationship) => settleFollower(client, relationship),
    rollback: (client, { handle }) => void client.invalidateQueries({ queryKey: memberKey(handle) }),
    label: ({ handle }) => followRequestChangesText.removeFollower(handle),
    failureTitle: ({ handle }) => followRequestChangesText.removeFollowerFailed(handle),
  }),
};

/** Optimistic; null takes the answer back. */
export const giveFollowAnswer = (
  client: QueryClient,
  handle: string,
  answer: FollowRequestAnswer | null,
): void => void enqueue(client, { kind: 'followAnswer', vars: { handle, answer } });

/** Without Undo: only the follower can follow again. */
export const removeFollowerOf = (client: QueryClient, handle: string): void =>
  void enqueue(client, { kind: 'removeFollower', vars: { handle } });
