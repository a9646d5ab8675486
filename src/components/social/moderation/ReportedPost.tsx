import { Link } from '@tanstack/react-router';
import type { Report } from '@contract/moderation/moderation';
import { moderationText } from '@/messages/social/moderation';
import { ReportedPictures } from './ReportedPictures';

type Post = NonNullable<Report['post']>;

const PostText = ({ post }: { post: Post }) => {
  const text =
    post.text ||
    (post.media.length > 0 ? moderationText.postWithoutText : post.excerpt || moderationText.postWithoutText);
  if (post.deleted) return <span dir="auto">{text}</span>;
  return (
    <Link className="quiet-link" to="/post/$postId" params={{ postId: post.id }} dir="auto">
      {text}
    </Link>
  );
};

export const ReportedPost = ({ post }: { post: Post }) => (
  <blockquote className="edge m-0 text-ink-2 wrap-anywhere">
    {post.contentWarning && <p dir="auto">{moderationText.contentWarningOf(post.contentWarning)}</p>}
    <PostText post={post} />
    {post.hidden && <span className="tag tag-danger ms-2">{moderationText.hidden}</span>}
    {post.deleted && <span className="tag tag-light ms-2">{moderationText.deletedByItsAuthor}</span>}
    {post.options.length > 0 && (
      <ul aria-label={moderationText.pollOptions}>
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
