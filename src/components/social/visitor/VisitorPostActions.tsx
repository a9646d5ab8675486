import type { ReactNode } from 'react';
import IconBookmark from '~icons/tabler/bookmark';
import IconHeart from '~icons/tabler/heart';
import IconReply from '~icons/tabler/message-circle';
import IconRepost from '~icons/tabler/repeat';
import type { Post } from '@contract/post/post';
import { ShareButton } from '@/components/social/post/menu/ShareButton';
import { formatShortCount } from '@/lib/text/format';
import { formatCount } from '@/messages/words';
import { askToSignIn } from './sign-in-request';

interface ActionProps {
  postId: string;
  label: string;
  action: string;
  count?: number;
  children: ReactNode;
}

const Action = ({ postId, label, action, count, children }: ActionProps) => (
  <button
    type="button"
    className="post-action"
    aria-label={count === undefined ? label : `${label}, ${formatCount(count)}`}
    aria-haspopup="dialog"
    onClick={() => askToSignIn(action, postId)}
  >
    {children}
    {count !== undefined && count > 0 && <span title={formatCount(count)}>{formatShortCount(count)}</span>}
  </button>
);

export const VisitorPostActions = ({ post: { id, counts } }: { post: Post }) => (
  <div className="post-actions">
    <Action postId={id} label="Reply" action="reply" count={counts.replies}>
      <IconReply />
    </Action>
    <Action postId={id} label="Repost" action="repost this post" count={counts.reposts}>
      <IconRepost />
    </Action>
    <Action postId={id} label="Like" action="like this post" count={counts.likes}>
      <IconHeart />
    </Action>
    <Action postId={id} label="Bookmark" action="bookmark this post">
      <IconBookmark />
    </Action>
    <ShareButton postId={id} />
  </div>
);
