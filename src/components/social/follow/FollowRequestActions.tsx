import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FollowRequestAnswer } from '@contract/member/follow-request';
import type { MemberCard } from '@contract/member/member';
import { givenAnswerOptions } from '@/queries/social/member/follow-request';
import { giveFollowAnswer } from '@/queries/social/mutations/member/follow-request';
import { commonText } from '@/messages/ui/common';
import { followText } from '@/messages/social/follow';

interface Props {
  member: Pick<MemberCard, 'handle' | 'name'>;
  /** As read from the service. */
  waiting: boolean;
  /** When `waiting` was read, in ms since the epoch. */
  readAt: number;
}

const answered = { approve: followText.approved, decline: followText.declined } as const;

/** Approve and Decline, then the answer with Undo in place. Renders nothing when no request waits. */
export function FollowRequestActions({ member: { handle, name }, waiting, readAt }: Props) {
  const client = useQueryClient();
  const { data: given } = useQuery(givenAnswerOptions(handle));
  const first = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const isOlder = given !== null && readAt > given.at;
  // A request that waits in a later read was made again.
  const answer = given?.answer && !(waiting && isOlder) ? given.answer : null;
  const takenBack = given?.answer === null && !isOlder;
  useEffect(() => {
    // The pressed button is no longer rendered.
    if (pressed.current) first.current?.focus();
    pressed.current = false;
  });
  const give = (next: FollowRequestAnswer | null) => {
    pressed.current = true;
    giveFollowAnswer(client, handle, next);
  };
  if (answer)
    return (
      <span className="person-actions">
        <span role="status">{answered[answer]}</span>
        <button
          ref={first}
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={followText.undoAnswer(name)}
          onClick={() => give(null)}
        >
          {commonText.undo}
        </button>
      </span>
    );
  if (!waiting && !takenBack) return null;
  return (
    <span className="person-actions">
      <button
        ref={first}
        type="button"
        className="btn btn-primary btn-sm"
        aria-label={followText.approveRequest(name)}
        onClick={() => give('approve')}
      >
        {followText.approve}
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-label={followText.declineRequest(name)}
        onClick={() => give('decline')}
      >
        {followText.decline}
      </button>
    </span>
  );
}
