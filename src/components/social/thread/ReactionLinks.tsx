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
    <p className="reaction-links">
      {given.map(([list, format]) => (
        <Link
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
