import { Link } from '@tanstack/react-router';
import type { Post } from '@contract/post/post';
import { pluralize } from '@/lib/text/format';

const REACTIONS = [
  ['likes', 'like'],
  ['reposts', 'repost'],
  ['quotes', 'quote'],
] as const;

/** Counts that open the people behind them; nothing without any. */
export function ReactionLinks({ postId, counts }: Pick<Post, 'counts'> & { postId: string }) {
  const given = REACTIONS.filter(([list]) => counts[list] > 0);
  if (given.length === 0) return null;
  return (
    <p className="reaction-links">
      {given.map(([list, word]) => (
        <Link
          key={list}
          to="/post/$postId/people"
          params={{ postId }}
          search={list === 'likes' ? {} : { list }}
        >
          {pluralize(counts[list], word)}
        </Link>
      ))}
    </p>
  );
}
