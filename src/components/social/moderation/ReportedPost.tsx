import { Link } from '@tanstack/react-router';
import type { Report } from '@contract/moderation';

/** The words of a reported post; it can be opened unless it is deleted. */
export const ReportedPost = ({ post }: { post: NonNullable<Report['post']> }) => (
  <blockquote className="mod-post">
    {post.deleted ? (
      <span dir="auto">{post.excerpt || 'A post without words'}</span>
    ) : (
      <Link to="/post/$postId" params={{ postId: post.id }} dir="auto">
        {post.excerpt || 'A post without words'}
      </Link>
    )}
    {post.hidden && <span className="tag tag-danger">Hidden</span>}
    {post.deleted && <span className="tag tag-light">Deleted by its author</span>}
  </blockquote>
);
