import { Link } from '@tanstack/react-router';
import type { Report } from '@contract/moderation';

export const ReportedPost = ({ post }: { post: NonNullable<Report['post']> }) => (
  <blockquote className="moderation-post">
    {post.deleted ? (
      <span dir="auto">{post.excerpt || 'Post without text'}</span>
    ) : (
      <Link to="/post/$postId" params={{ postId: post.id }} dir="auto">
        {post.excerpt || 'Post without text'}
      </Link>
    )}
    {post.hidden && <span className="tag tag-danger">Hidden</span>}
    {post.deleted && <span className="tag tag-light">Deleted by its author</span>}
  </blockquote>
);
