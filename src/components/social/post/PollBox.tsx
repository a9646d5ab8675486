import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useRef } from 'react';
import IconCheck from '~icons/tabler/circle-check-filled';
import type { Poll } from '@contract/post/post';
import { postOptions } from '@/queries/social/post/post';
import { voteInPoll } from '@/queries/social/mutations/post/post-interaction';
import { exactTimeOnHover } from '@/components/ui/exact-time';
import { tickingClock } from '@/components/ui/ticking-clock';
import { useStore } from '@/lib/store/use-store';
import { postText } from '@/messages/social/post';

const timeLeft = (closesAt: string, now: number): string => {
  const minutes = Math.max(1, Math.round((Date.parse(closesAt) - now) / 60_000));
  if (minutes < 60) return postText.minutesLeft(minutes);
  if (minutes < 48 * 60) return postText.hoursLeft(Math.round(minutes / 60));
  return postText.daysLeft(Math.round(minutes / 1440));
};

/** After the end, before the post is read again: the service's clock decides. */
const MARGIN_MS = 1_000;

interface Props {
  postId: string;
  poll: Poll;
  /** Neither the author nor a visitor. */
  canVote: boolean;
}

export function PollBox({ postId, poll, canVote }: Props) {
  const client = useQueryClient();
  const now = useStore(tickingClock);
  const box = useRef<HTMLDivElement>(null);
  const { closed, closesAt } = poll;
  useEffect(() => {
    if (closed) return undefined;
    const { queryKey } = postOptions(postId);
    const wait = Math.max(0, Date.parse(closesAt) - Date.now()) + MARGIN_MS;
    const timer = setTimeout(() => void client.refetchQueries({ queryKey }), wait);
    return () => clearTimeout(timer);
  }, [client, postId, closed, closesAt]);
  const vote = (choice: number) => {
    voteInPoll(client, postId, choice);
    // The pressed button turns into a result.
    box.current?.focus({ preventScroll: true });
  };
  const total = poll.options.reduce((sum, option) => sum + option.votes, 0);
  const isOpen = canVote && !poll.closed && poll.ownChoice === null;
  return (
    <div className="poll stack-1 mt-3" role="group" aria-label={postText.poll} ref={box} tabIndex={-1}>
      {poll.options.map((option, index) => {
        if (isOpen) {
          return (
            <button
              key={index}
              type="button"
              className="poll-option poll-choice hairline text-inherit fw-medium text-start"
              aria-label={postText.vote(option.text)}
              onClick={() => vote(index)}
            >
              <bdi className="wrap-anywhere">{option.text}</bdi>
            </button>
          );
        }
        const share = total === 0 ? 0 : Math.round((option.votes / total) * 100);
        const mine = poll.ownChoice === index;
        const bar: CSSProperties & Record<'--share', string> = { '--share': `${share}%` };
        return (
          <div key={index} className={mine ? 'poll-option is-mine' : 'poll-option'} style={bar}>
            <span className="row-1">
              <bdi className="wrap-anywhere">{option.text}</bdi>
              {mine && (
                <>
                  <IconCheck className="icon icon-sm" />
                  <span className="visually-hidden">{postText.yourVote}</span>
                </>
              )}
            </span>
            <b className="num fw-semibold" title={postText.votes(option.votes)}>
              {share}%
            </b>
          </div>
        );
      })}
      <p className="mt-1 fs-sm text-ink-3" {...exactTimeOnHover(new Date(poll.closesAt))}>
        <bdi>
          {postText.votes(total)}, {poll.closed ? postText.closed : timeLeft(poll.closesAt, now)}
        </bdi>
      </p>
    </div>
  );
}
