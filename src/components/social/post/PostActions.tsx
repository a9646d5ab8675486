import { Link } from '@tanstack/react-router';
import IconBookmark from '~icons/tabler/bookmark';
import IconBookmarkFilled from '~icons/tabler/bookmark-filled';
import IconHeart from '~icons/tabler/heart';
import IconHeartFilled from '~icons/tabler/heart-filled';
import IconReply from '~icons/tabler/message-circle';
import IconRepost from '~icons/tabler/repeat';
import type { Post } from '@contract/post/post';
import { LazyMenu } from '@/components/ui/overlay/LazyMenu';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { formatShortCount } from '@/lib/text/format';
import { formatCount } from '@/messages/words';
import { ShareButton } from './menu/ShareButton';
import { usePostInteraction } from '@/queries/social/mutations/post/post-interaction';
import { postText } from '@/messages/social/post';

const Count = ({ count }: { count: number }) =>
  count > 0 ? <span title={formatCount(count)}>{formatShortCount(count)}</span> : null;

const loadRepost = () => import('./menu/RepostMenu').then(({ RepostMenu }) => RepostMenu);

const activeClass = (active: boolean): string => (active ? ' is-on' : '');

export function PostActions({ post }: { post: Post }) {
  const setInteraction = usePostInteraction();
  const { counts, own } = post;
  const repost = {
    label: postText.repost(counts.reposts),
    className: `post-action post-repost${activeClass(own.reposted)}`,
    trigger: (
      <>
        <IconRepost />
        <Count count={counts.reposts} />
      </>
    ),
  };
  return (
    <div className="post-actions">
      <Link
        className="post-action"
        to="/post"
        search={{ replyTo: post.id }}
        aria-label={postText.reply(counts.replies)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOverlays({ post: { kind: 'reply', postId: post.id } });
        }}
      >
        <IconReply />
        <Count count={counts.replies} />
      </Link>
      <LazyMenu {...repost} load={loadRepost} props={{ ...repost, post }} />
      <button
        type="button"
        className={`post-action post-like${activeClass(own.liked)}`}
        aria-pressed={own.liked}
        aria-label={postText.like(counts.likes)}
        onClick={() => setInteraction(post.id, 'liked', !own.liked)}
      >
        {own.liked ? <IconHeartFilled /> : <IconHeart />}
        <Count count={counts.likes} />
      </button>
      <button
        type="button"
        className={`post-action post-bookmark${activeClass(own.bookmarked)}`}
        aria-pressed={own.bookmarked}
        aria-label={postText.bookmark}
        onClick={() => setInteraction(post.id, 'bookmarked', !own.bookmarked)}
      >
        {own.bookmarked ? <IconBookmarkFilled /> : <IconBookmark />}
      </button>
      <ShareButton postId={post.id} />
    </div>
  );
}
