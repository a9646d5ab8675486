import { Link } from '@tanstack/react-router';
import type { Post } from '@contract/post/post';
import { srcSetOf } from '@/components/social/post/media/picture-copies';
import { PostText } from '@/components/social/post/PostText';
import { Avatar } from '@/components/ui/Avatar';
import { Timestamp } from '@/components/ui/Timestamp';
import { welcomeText } from '@/messages/account/welcome';
import './square-post.scss';

const Counts = ({ counts: { replies, likes } }: Pick<Post, 'counts'>) => {
  const parts = [replies && welcomeText.replies(replies), likes && welcomeText.likes(likes)];
  const text = parts.filter(Boolean).join(' · ');
  return text && <small className="d-block mt-1 text-ink-3">{text}</small>;
};

interface Props {
  post: Post;
  /** Cuts the text after three lines. */
  isShort?: boolean;
}

/** A post for visitors, who can read and nothing else. */
export const SquarePost = ({ post, isShort = false }: Props) => {
  const { author, media } = post;
  const [picture] = media;
  return (
    <article className="d-flex gap-3 p-4" aria-label={welcomeText.postBy(author.name)}>
      <Avatar name={author.name} url={author.avatarUrl} silent />
      <div className="fill">
        <p className="row-2 link-row">
          <Link
            className="text-truncate text-ink fw-semibold"
            to="/u/$handle"
            params={{ handle: author.handle }}
          >
            {author.name}
          </Link>
          <Link className="flex-none fs-sm text-ink-3" to="/post/$postId" params={{ postId: post.id }}>
            <Timestamp at={post.createdAt} />
          </Link>
        </p>
        {post.text && (
          <p className={`square-post-text pre-line wrap-anywhere${isShort ? ' clamp-3' : ''}`} dir="auto">
            <PostText text={post.text} />
          </p>
        )}
        {picture && (
          <img
            className="square-post-picture h-auto d-block w-100 mt-2 rounded-card bg-hover fit-cover"
            src={picture.still ?? picture.url}
            srcSet={picture.still ? undefined : srcSetOf(picture)}
            sizes="(min-width: 640px) 580px, 80vw"
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        )}
        <Counts counts={post.counts} />
      </div>
    </article>
  );
};
