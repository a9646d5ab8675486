import { Link } from '@tanstack/react-router';
import IconBookmark from '~icons/tabler/bookmark';
import IconBookmarkFilled from '~icons/tabler/bookmark-filled';
import IconHeart from '~icons/tabler/heart';
import IconHeartFilled from '~icons/tabler/heart-filled';
import IconReply from '~icons/tabler/message-circle';
import IconRepost from '~icons/tabler/repeat';
import IconShare from '~icons/tabler/share-3';
import type { Post } from '@contract/post';
import { RestingMenu } from '@/components/ui/overlay/LazyMenu';
import { exactCount, shortCount } from '@/lib/text/format';
import { useMark } from '@/queries/social/post/post-interaction';

const Figure = ({ count }: { count: number }) =>
  count > 0 ? <span title={exactCount(count)}>{shortCount(count)}</span> : null;

const loadRepost = () => import('./RepostMenu').then(({ RepostMenu }) => RepostMenu);
const loadShare = () => import('./ShareMenu').then(({ ShareMenu }) => ShareMenu);
const sharing = { label: 'Share', className: 'act a-share' };

const on = (is: boolean): string => (is ? ' is-on' : '');

/** Reply, repost, like; bookmark and share at the end. Counts are short, the exact one shows on hover. */
export function PostActions({ post }: { post: Post }) {
  const mark = useMark();
  const { counts, own } = post;
  const repost = {
    label: `Repost, ${exactCount(counts.reposts)}`,
    className: `act a-repost${on(own.reposted)}`,
    trigger: (
      <>
        <IconRepost />
        <Figure count={counts.reposts} />
      </>
    ),
  };
  return (
    <div className="acts">
      <Link
        className="act a-reply"
        to="/post"
        search={{ replyTo: post.id }}
        aria-label={`Reply, ${exactCount(counts.replies)}`}
      >
        <IconReply />
        <Figure count={counts.replies} />
      </Link>
      <RestingMenu {...repost} load={loadRepost} props={{ ...repost, post }} />
      <button
        type="button"
        className={`act a-like${on(own.liked)}`}
        aria-pressed={own.liked}
        aria-label={`Like, ${exactCount(counts.likes)}`}
        onClick={() => mark(post.id, 'liked', !own.liked)}
      >
        {own.liked ? <IconHeartFilled /> : <IconHeart />}
        <Figure count={counts.likes} />
      </button>
      <button
        type="button"
        className={`act a-save${on(own.bookmarked)}`}
        aria-pressed={own.bookmarked}
        aria-label="Bookmark"
        onClick={() => mark(post.id, 'bookmarked', !own.bookmarked)}
      >
        {own.bookmarked ? <IconBookmarkFilled /> : <IconBookmark />}
      </button>
      <RestingMenu
        {...sharing}
        trigger={<IconShare />}
        load={loadShare}
        props={{ ...sharing, postId: post.id }}
      />
    </div>
  );
}
