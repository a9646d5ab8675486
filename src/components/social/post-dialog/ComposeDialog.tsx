import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Post } from '@contract/post/post';
import { Composer } from '@/components/social/composer/Composer';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { showToast } from '@/lib/overlays/toast';
import { postOptions } from '@/queries/social/post/post';
import { isScheduledPost, type PostResult } from '@/queries/social/mutations/post/post-write';
import { postDialogText } from '@/messages/social/post-dialog';
import './post-dialogs.scss';

interface Props {
  kind: 'reply' | 'quote';
  postId: string;
  onClose: () => void;
}

const texts = {
  reply: {
    title: postDialogText.reply,
    prompt: postDialogText.postYourReply,
    action: 'Reply',
    sent: postDialogText.replySent,
  },
  quote: {
    title: postDialogText.quote,
    prompt: postDialogText.addYourThoughts,
    action: 'Post',
    sent: postDialogText.quoteSent,
  },
} as const;

/** Answers or quotes a post without leaving the list. The draft survives closing the dialog. */
export function ComposeDialog({ kind, postId, onClose }: Props) {
  const { data: post } = useQuery(postOptions(postId));
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const navigate = useNavigate();
  const { title, prompt, action, sent } = texts[kind];
  const notify = (result: PostResult | null) => {
    if (!result || isScheduledPost(result)) return;
    const view = () => void navigate({ to: '/post/$postId', params: { postId: result.id } });
    showToast({ type: 'success', title: sent, action: { label: postDialogText.view, run: view } });
  };
  return (
    <Dialog open onClose={onClose} title={title} placement={isNarrow ? 'bottom' : 'centre'}>
      {post && kind === 'reply' && <PostExcerpt post={post} />}
      <Composer
        draftKey={`${kind}:${postId}`}
        action={action}
        prompt={prompt}
        focusFirst
        {...(kind === 'reply' ? { replyTo: postId } : { quoteOf: postId })}
        onHandOver={onClose}
        onSent={notify}
      />
      {post && kind === 'quote' && <PostExcerpt post={post} />}
    </Dialog>
  );
}

/** Without links: they would open a page behind the dialog. */
const PostExcerpt = ({ post: { author, text, contentWarning } }: { post: Post }) => (
  <blockquote className="edge mb-3 wrap-anywhere">
    <b>{author.name}</b> <bdi className="text-ink-3">@{author.handle}</bdi>
    <p className="clamp-4 text-ink-2 pre-wrap" dir="auto">
      {contentWarning
        ? postDialogText.contentWarningOf(contentWarning)
        : text || postDialogText.postWithoutText}
    </p>
  </blockquote>
);
