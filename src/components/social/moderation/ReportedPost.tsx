import { Link } from '@tanstack/react-router';
import type { Report } from '@contract/moderation/moderation';
import { ReportedPictures } from './ReportedPictures';

type Post = NonNullable<Report['post']>;

const PostText = ({ post }: { post: Post }) => {
  const text =
    post.text || (post.media.length > 0 ? 'Post without text' : post.excerpt || 'Post without text');
  if (post.deleted) return <span dir="auto">{text}</span>;
  return (
    <Link to="/post/$postId" params={{ postId: post.id }} dir="auto">
      {text}
    </Link>
  );
};

export const ReportedPost = ({ post }: { post: Post }) => (
  <blockquote className="moderation-post">
    {post.contentWarning && <p dir="auto">Content warning: {post.contentWarning}</p>}
    <PostText post={post} />
    {post.hidden && <span className="tag tag-danger">Hidden</span>}
    {post.deleted && <span className="tag tag-light">Deleted by its author</span>}
    {post.options.length > 0 && (
      <ul aria-label="Poll options">
        {post.options.map((option) => (
          <li key={option} dir="auto">
            {option}
          </li>
        ))}
      </ul>
    )}
    <ReportedPictures media={post.media} />
  </blockquote>
);
