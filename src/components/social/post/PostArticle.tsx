import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import IconLock from '~icons/tabler/lock';
import type { Post } from '@contract/post/post';
import { Avatar } from '@/components/ui/Avatar';
import { Timestamp } from '@/components/ui/Timestamp';
import { postText } from '@/messages/social/post';
import { PostBody } from './PostBody';

export interface PostPlace {
  /** aria-posinset, from 1. */
  position?: number | undefined;
  /** aria-setsize; -1 while unknown. */
  of?: number | undefined;
  /** The subject of a thread page: larger, with the full date. */
  main?: boolean;
  /** Hides "Replying to". */
  inThread?: boolean;
}

interface Props extends PostPlace {
  post: Post;
  own?: boolean;
  canVote: boolean;
  /** Line above the author: who reposted. */
  context?: ReactNode;
  /** Beside the time of an edited post. */
  edited: ReactNode;
  menu?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** The look of a post, for members and visitors. */
export function PostArticle({
  post,
  own = false,
  canVote,
  position,
  of,
  main = false,
  inThread = false,
  context,
  edited,
  menu,
  actions,
  children,
}: Props) {
  const id = useId();
  const { author } = post;
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
      {context}
      <div className="post-grid">
        <Link {...profile} tabIndex={-1} aria-hidden="true">
          <Avatar name={author.name} url={author.avatarUrl} silent />
        </Link>
        <div>
          <div className="post-head link-row">
            <Link className="text-truncate text-ink fw-semibold" dir="auto" id={`${id}n`} {...profile}>
              {author.name}
            </Link>
            <bdi className="post-meta text-truncate">@{author.handle}</bdi>
            <Link className="post-meta post-dot" to="/post/$postId" params={{ postId: post.id }}>
              <Timestamp at={post.createdAt} />
            </Link>
            {post.editedAt && edited}
            {post.audience === 'followers' && (
              <span className="post-meta" title={postText.followersOnly}>
                <IconLock className="icon icon-sm" />
                <span className="visually-hidden">{postText.followersOnly}</span>
              </span>
            )}
            {menu}
          </div>
          {post.replyTo && !inThread && (
            <p className="post-reply-to fs-sm text-ink-3">
              {postText.replyingTo(
                <Link to="/post/$postId" params={{ postId: post.replyTo.id }}>
                  <bdi>@{post.replyTo.handle}</bdi>
                </Link>,
              )}
            </p>
          )}
          {post.repliesToHidden && !inThread && (
            <p className="post-reply-to fs-sm text-ink-3">{postText.answersHidden}</p>
          )}
          <PostBody post={post} id={`${id}b`} own={own} canVote={canVote} />
          {main && (
            <p className="mt-3 fs-md text-ink-3">
              <Timestamp at={post.createdAt} form="full" />
            </p>
          )}
          {actions}
          {children}
        </div>
      </div>
    </article>
  );
}
