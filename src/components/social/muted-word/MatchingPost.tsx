import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Avatar } from '@/components/ui/Avatar';
import { postOptions } from '@/queries/social/post/post';

export function MatchingPost({ postId }: { postId: string }) {
  const { data: post } = useQuery(postOptions(postId));
  if (!post) return null;
  const { author } = post;
  return (
    <li className="row-2 py-1">
      <Avatar name={author.name} url={author.avatarUrl} size="sm" silent />
      <Link className="quiet-link fill text-truncate py-1 text-ink-2" to="/post/$postId" params={{ postId }}>
        <b className="text-ink">{author.name}</b> <span dir="auto">{post.contentWarning ?? post.text}</span>
      </Link>
    </li>
  );
}
