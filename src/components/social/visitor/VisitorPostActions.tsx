import type { ReactNode } from 'react';
import IconBookmark from '~icons/tabler/bookmark';
import IconHeart from '~icons/tabler/heart';
import IconReply from '~icons/tabler/message-circle';
import IconRepost from '~icons/tabler/repeat';
import type { Post } from '@contract/post/post';
import { ShareButton } from '@/components/social/post/menu/ShareButton';
import { formatShortCount } from '@/lib/text/format';
import { formatCount } from '@/messages/words';
import { postText } from '@/messages/social/post';
import { visitorText } from '@/messages/social/visitor';
import { askToSignIn } from './sign-in-request';

interface ActionProps {
  postId: string;
  label: string;
  /** Title of the dialog that asks to sign in. */
  request: string;
  count?: number;
  children: ReactNode;
}

const Action = ({ postId, label, request, count, children }: ActionProps) => (
  <button
    type="button"
    className="post-action"
    aria-label={label}
    aria-haspopup="dialog"
    onClick={() => askToSignIn(request, postId)}
  >
    {children}
    {count !== undefined && count > 0 && <span title={formatCount(count)}>{formatShortCount(count)}</span>}
  </button>
);

export const VisitorPostActions = ({ post: { id, counts } }: { post: Post }) => (
  <div className="post-actions">
    <Action
      postId={id}
      label={postText.reply(counts.replies)}
      request={visitorText.signInToReply}
      count={counts.replies}
    >
      <IconReply />
    </Action>
    <Action
      postId={id}
      label={postText.repost(counts.reposts)}
      request={visitorText.signInToRepost}
      count={counts.reposts}
    >
      <IconRepost />
    </Action>
    <Action
      postId={id}
      label={postText.like(counts.likes)}
      request={visitorText.signInToLike}
      count={counts.likes}
    >
      <IconHeart />
    </Action>
    <Action postId={id} label={postText.bookmark} request={visitorText.signInToBookmark}>
      <IconBookmark />
    </Action>
    <ShareButton postId={id} />
  </div>
);
