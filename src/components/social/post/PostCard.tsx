import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useId } from 'react';
import IconLock from '~icons/tabler/lock';
import IconRepost from '~icons/tabler/repeat';
import type { MemberCard } from '@contract/member';
import { Avatar } from '@/components/ui/Avatar';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { meOptions } from '@/queries/social/member/me';
import { postOptions } from '@/queries/social/post/post';
import { PostActions } from './PostActions';
import { PostBody } from './PostBody';
import { PostMenuButton } from './PostMenuButton';
import { Timestamp } from '@/components/ui/Timestamp';

interface Props {
  postId: string;
  repostedBy?: MemberCard | null;
  /** Place in the list for assistive technology, from 1. */
  position?: number;
  /** How many are in the list; -1 while unknown. */
  of?: number;
  /** The post a thread page is about: larger, with the full date. */
  main?: boolean;
  /** Leave out "Replying to": the place in a thread says it. */
  inThread?: boolean;
  children?: ReactNode;
}

/** One post, wherever it is shown; it reads its own entry, so that every screen agrees. Nothing once it is gone. */
export const PostCard = memo(function PostCard({
  postId,
  repostedBy = null,
  position,
  of,
  main = false,
  inThread = false,
  children,
}: Props) {
  const { data: post } = useQuery(postOptions(postId));
  const { data: me } = useQuery({ ...meOptions(), select: ({ id }) => id });
  const id = useId();
  if (!post) return null;
  const { author } = post;
  const own = author.id === me;
  const profile = { to: '/u/$handle', params: { handle: author.handle } } as const;
  return (
    <article
      className={main ? 'post post-main' : 'post'}
      tabIndex={0}
      data-post={post.id}
      aria-labelledby={`${id}n`}
      aria-describedby={`${id}b`}
      aria-posinset={position}
      aria-setsize={of}
    >
      {repostedBy && (
        <div className="post-context">
          <IconRepost className="ic ic-sm" />
          <Link to="/u/$handle" params={{ handle: repostedBy.handle }}>
            {repostedBy.name} reposted
          </Link>
        </div>
      )}
      <div className="post-grid">
        <Link className="post-avatar" {...profile} tabIndex={-1} aria-hidden="true">
          <Avatar name={author.name} url={author.avatarUrl} silent />
        </Link>
        <div>
          <div className="post-head">
            <Link className="post-author" id={`${id}n`} {...profile}>
              {author.name}
            </Link>
            <bdi className="post-meta post-handle">@{author.handle}</bdi>
            <Link className="post-meta post-dot" to="/post/$postId" params={{ postId: post.id }}>
              <Timestamp at={post.createdAt} />
            </Link>
            {post.editedAt && (
              <button
                type="button"
                className="post-meta post-dot post-edited"
                title="See what it said before"
                onClick={() => setOverlays({ post: { kind: 'history', postId: post.id } })}
              >
                edited
              </button>
            )}
            {post.audience === 'followers' && (
              <span className="post-meta" title="Only for followers">
                <IconLock className="ic ic-sm" />
                <span className="visually-hidden">Only for followers</span>
              </span>
            )}
            <PostMenuButton post={post} own={own} />
          </div>
          {post.replyTo && !inThread && (
            <p className="post-reply-to">
              Replying to{' '}
              <Link to="/post/$postId" params={{ postId: post.replyTo.id }}>
                <bdi>@{post.replyTo.handle}</bdi>
              </Link>
            </p>
          )}
          <PostBody post={post} id={`${id}b`} own={own} />
          {main && (
            <p className="post-date">
              <Timestamp at={post.createdAt} form="full" />
            </p>
          )}
          <PostActions post={post} />
          {children}
        </div>
      </div>
    </article>
  );
});
