import { Link } from '@tanstack/react-router';
import type { Post } from '@contract/post/post';
import { threadText } from '@/messages/social/thread';

const REACTIONS = [
  ['likes', threadText.likeCount],
  ['reposts', threadText.repostCount],
  ['quotes', threadText.quoteCount],
] as const;

/** Counts that open the people behind them; nothing without any. */
export function ReactionLinks({ postId, counts }: Pick<Post, 'counts'> & { postId: string }) {
  const given = REACTIONS.filter(([list]) => counts[list] > 0);
  if (given.length === 0) return null;
  return (
    <p className="d-flex flex-wrap row-gap-1 column-gap-4 mt-2 pt-2 rule-above fs-md text-ink-2">
      {given.map(([list, format]) => (
        <Link
          className="text-ink-2"
          key={list}
          to="/post/$postId/people"
          params={{ postId }}
          search={list === 'likes' ? {} : { list }}
        >
          {format(counts[list])}
        </Link>
      ))}
    </p>
  );
}
