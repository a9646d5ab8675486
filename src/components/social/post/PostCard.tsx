import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, memo, type ReactNode, Suspense, useId } from 'react';
import IconLock from '~icons/tabler/lock';
import IconRepost from '~icons/tabler/repeat';
import type { MemberCard } from '@contract/member';
import type { PickReason } from '@contract/pick-reason';
import { Avatar } from '@/components/ui/Avatar';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { meOptions } from '@/queries/social/member/me';
import { postOptions } from '@/queries/social/post/post';
import { PostActions } from './PostActions';
import { PostBody } from './PostBody';
import { PostMenuButton } from './menu/PostMenuButton';
import { Timestamp } from '@/components/ui/Timestamp';

const PickReasonLine = lazy(() =>
  import('./PickReasonLine').then(({ PickReasonLine }) => ({ default: PickReasonLine })),
);

interface Props {
  postId: string;
  repostedBy?: MemberCard | null;
  /** Of a pick of For you. */
  reason?: PickReason | null | undefined;
  /** aria-posinset, from 1. */
  position?: number;
  /** aria-setsize; -1 while unknown. */
  of?: number;
  /** The subject of a thread page: larger, with the full date. */
  main?: boolean;
  /** Hides "Replying to". */
  inThread?: boolean;
  children?: ReactNode;
}

/** Reads the post's own cache entry, so that every screen agrees. Renders nothing after deletion. */
export const PostCard = memo(function PostCard({
  postId,
  repostedBy = null,
  reason = null,
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
          <IconRepost className="icon icon-sm" />
          <Link to="/u/$handle" params={{ handle: repostedBy.handle }}>
            {repostedBy.name} reposted
          </Link>
        </div>
      )}
      {reason && reason.kind !== 'own' && (
        // The height is reserved, so that the line shifts nothing.
        <div className="post-context">
          <Suspense>
            <PickReasonLine reason={reason} author={author.name} />
          </Suspense>
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
                title="View edit history"
                onClick={() => setOverlays({ post: { kind: 'history', postId: post.id } })}
              >
                edited
              </button>
            )}
            {post.audience === 'followers' && (
              <span className="post-meta" title="Followers only">
                <IconLock className="icon icon-sm" />
                <span className="visually-hidden">Followers only</span>
              </span>
            )}
            <PostMenuButton post={post} own={own} reason={reason} />
          </div>
          {post.replyTo && !inThread && (
            <p className="post-reply-to">
              Replying to{' '}
              <Link to="/post/$postId" params={{ postId: post.replyTo.id }}>
                <bdi>@{post.replyTo.handle}</bdi>
              </Link>
            </p>
          )}
          {post.repliesToHidden && !inThread && (
            <p className="post-reply-to">Answers a post you cannot see</p>
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
