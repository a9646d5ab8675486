import { Link, useNavigate } from '@tanstack/react-router';
import IconBookmark from '~icons/tabler/bookmark';
import IconBookmarkFilled from '~icons/tabler/bookmark-filled';
import IconHeart from '~icons/tabler/heart';
import IconHeartFilled from '~icons/tabler/heart-filled';
import IconLink from '~icons/tabler/link';
import IconReply from '~icons/tabler/message-circle';
import IconQuote from '~icons/tabler/quote';
import IconRepost from '~icons/tabler/repeat';
import IconShare from '~icons/tabler/share-3';
import IconUpload from '~icons/tabler/upload';
import type { Post } from '@contract/post';
import { Menu, type MenuEntry } from '@/components/ui/Menu';
import { exactCount, shortCount } from '@/lib/format';
import { keyHint } from '@/lib/keys';
import { useMark } from '@/queries/post-mark';
import { usePostLink } from './use-post-link';

const Figure = ({ count }: { count: number }) =>
  count > 0 ? <span title={exactCount(count)}>{shortCount(count)}</span> : null;

const on = (is: boolean): string => (is ? ' is-on' : '');

/** Reply, repost, like; bookmark and share at the end. Counts are short, the exact one shows on hover. */
export function PostActions({ post }: { post: Post }) {
  const mark = useMark();
  const navigate = useNavigate();
  const { copy, share, canShare } = usePostLink(post.id);
  const { counts, own } = post;
  const shareItems: MenuEntry[] = [
    { label: 'Copy link', icon: <IconLink />, onSelect: () => void copy() },
    ...(canShare ? [{ label: 'Share with…', icon: <IconUpload />, onSelect: () => void share() }] : []),
  ];
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
      <Menu
        label={`Repost, ${exactCount(counts.reposts)}`}
        className={`act a-repost${on(own.reposted)}`}
        align="start"
        trigger={
          <>
            <IconRepost />
            <Figure count={counts.reposts} />
          </>
        }
        items={[
          {
            label: own.reposted ? 'Take the repost back' : 'Repost',
            icon: <IconRepost />,
            shortcut: keyHint('repost'),
            disabled: post.audience === 'followers',
            onSelect: () => mark(post.id, 'reposted', !own.reposted),
          },
          {
            label: 'Quote',
            icon: <IconQuote />,
            shortcut: keyHint('quote'),
            onSelect: () => void navigate({ to: '/post', search: { quote: post.id } }),
          },
        ]}
      />
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
      <Menu label="Share" className="act a-share" trigger={<IconShare />} items={shareItems} />
    </div>
  );
}
