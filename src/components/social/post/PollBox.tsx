import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, type SyntheticEvent, useId, useState } from 'react';
import IconCheck from '~icons/tabler/circle-check-filled';
import type { Poll } from '@contract/post';
import { pluralize } from '@/lib/text/format';
import { voteInPoll } from '@/queries/social/mutations/post-interaction';
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
  /** Authors cannot vote in their own poll. */
  own: boolean;
}

export function PollBox({ postId, poll, own }: Props) {
  const total = poll.options.reduce((sum, option) => sum + option.votes, 0);
  const canVote = !poll.closed && poll.ownChoice === null && !own;
  return (
    <div className="poll" role="group" aria-label="Poll">
      {canVote ? (
        <Ballot postId={postId} options={poll.options.map((option) => option.text)} />
      ) : (
        poll.options.map((option, index) => {
          const share = total === 0 ? 0 : Math.round((option.votes / total) * 100);
          const mine = poll.ownChoice === index;
          const bar: CSSProperties & Record<'--v', string> = { '--v': `${share}%` };
          return (
            <div key={index} className={mine ? 'poll-option is-mine' : 'poll-option'} style={bar}>
              <span>
                {option.text}
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
        })
      )}
      <p {...exactTimeOnHover(new Date(poll.closesAt))}>
        <bdi>
          {pluralize(total, 'vote')}, {poll.closed ? 'closed' : timeLeft(poll.closesAt)}
        </bdi>
      </p>
    </div>
  );
}

function Ballot({ postId, options }: { postId: string; options: readonly string[] }) {
  const client = useQueryClient();
  const [choice, setChoice] = useState<number | null>(null);
  const name = useId();
  const vote = (event: SyntheticEvent) => {
    event.preventDefault();
    if (choice !== null) voteInPoll(client, postId, choice);
  };
  return (
    <form onSubmit={vote}>
      {options.map((option, index) => (
        <label key={index} className="poll-option poll-choice">
          <input
            type="radio"
            className="form-check-input"
            name={name}
            checked={choice === index}
            onChange={() => setChoice(index)}
          />
          <span>{option}</span>
        </label>
      ))}
      <button type="submit" className="btn btn-outline-secondary btn-sm" disabled={choice === null}>
        Vote
      </button>
    </form>
  );
}
