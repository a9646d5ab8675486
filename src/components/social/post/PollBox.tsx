import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useRef } from 'react';
import IconCheck from '~icons/tabler/circle-check-filled';
import type { Poll } from '@contract/post/post';
import { pluralize } from '@/lib/text/format';
import { voteInPoll } from '@/queries/social/mutations/post/post-interaction';
import { exactTimeOnHover } from '@/components/ui/exact-time';

const timeLeft = (closesAt: string): string => {
  const minutes = Math.max(1, Math.round((new Date(closesAt).getTime() - Date.now()) / 60_000));
  if (minutes < 60) return `${pluralize(minutes, 'minute')} left`;
  if (minutes < 48 * 60) return `${pluralize(Math.round(minutes / 60), 'hour')} left`;
  return `${pluralize(Math.round(minutes / 1440), 'day')} left`;
};

interface Props {
  postId: string;
  poll: Poll;
  /** Neither the author nor a visitor. */
  canVote: boolean;
}

export function PollBox({ postId, poll, canVote }: Props) {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const vote = (choice: number) => {
    voteInPoll(client, postId, choice);
    // The pressed button turns into a result.
    box.current?.focus({ preventScroll: true });
  };
  const total = poll.options.reduce((sum, option) => sum + option.votes, 0);
  const isOpen = canVote && !poll.closed && poll.ownChoice === null;
  return (
    <div className="poll" role="group" aria-label="Poll" ref={box} tabIndex={-1}>
      {poll.options.map((option, index) => {
        if (isOpen) {
          return (
            <button
              key={index}
              type="button"
              className="poll-option poll-choice"
              aria-label={`Vote: ${option.text}`}
              onClick={() => vote(index)}
            >
              <bdi>{option.text}</bdi>
            </button>
          );
        }
        const share = total === 0 ? 0 : Math.round((option.votes / total) * 100);
        const mine = poll.ownChoice === index;
        const bar: CSSProperties & Record<'--share', string> = { '--share': `${share}%` };
        return (
          <div key={index} className={mine ? 'poll-option is-mine' : 'poll-option'} style={bar}>
            <span>
              <bdi>{option.text}</bdi>
              {mine && (
                <>
                  <IconCheck className="icon icon-sm" />
                  <span className="visually-hidden">your vote</span>
                </>
              )}
            </span>
            <b title={pluralize(option.votes, 'vote')}>{share}%</b>
          </div>
        );
      })}
      <p {...exactTimeOnHover(new Date(poll.closesAt))}>
        <bdi>
          {pluralize(total, 'vote')}, {poll.closed ? 'closed' : timeLeft(poll.closesAt)}
        </bdi>
      </p>
    </div>
  );
}
