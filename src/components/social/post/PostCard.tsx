import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import IconRepost from '~icons/tabler/repeat';
import type { MemberCard } from '@contract/member/member';
import type { PickReason } from '@contract/feed/pick-reason';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { meOptions } from '@/queries/social/member/me';
import { postOptions } from '@/queries/social/post/post';
import { postText } from '@/messages/social/post';
import { PostActions } from './PostActions';
import { PostArticle, type PostPlace } from './PostArticle';
import { PickReasonLine } from './PickReasonLine';
import { PostMenuButton } from './menu/PostMenuButton';

interface Props extends PostPlace {
  postId: string;
  repostedBy?: MemberCard | null;
  /** Of a pick of For you. */
  reason?: PickReason | null | undefined;
  children?: ReactNode;
}

/** Reads the post's own cache entry, so that every screen agrees. Renders nothing after deletion. */
export const PostCard = memo(function PostCard({
  postId,
  repostedBy = null,
  reason = null,
  children,
  ...place
}: Props) {
  const { data: post } = useQuery(postOptions(postId));
  const { data: me } = useQuery({ ...meOptions(), select: ({ id }) => id });
  if (!post) return null;
  const own = post.author.id === me;
  return (
    <PostArticle
      {...place}
      post={post}
      own={own}
      canVote={!own}
      context={
        <>
          {repostedBy && (
            <div className="post-context row-2 fs-sm text-ink-3">
              <IconRepost className="icon icon-sm" />
              <Link className="text-inherit" to="/u/$handle" params={{ handle: repostedBy.handle }}>
                {postText.reposted(repostedBy.name)}
              </Link>
            </div>
          )}
          {reason && reason.kind !== 'own' && (
            <div className="post-context row-2 fs-sm text-ink-3">
              <PickReasonLine reason={reason} author={post.author.name} />
            </div>
          )}
        </>
      }
      edited={
        <button
          type="button"
          className="post-meta post-dot text-button"
          title={postText.viewEditHistory}
          onClick={() => setOverlays({ post: { kind: 'history', postId: post.id } })}
        >
          {postText.edited}
        </button>
      }
      menu={<PostMenuButton post={post} own={own} reason={reason} />}
      actions={<PostActions post={post} />}
    >
      {children}
    </PostArticle>
  );
});
