import { useMutationState } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import type { OutboxItem } from '@/queries/outbox/store';
import type { NewPostVars } from '@/queries/social/mutations/post/post-write';
import { commonText } from '@/messages/ui/common';
import { composerText } from '@/messages/social/composer';

const isPost = (item: OutboxItem | undefined): item is OutboxItem & { vars: NewPostVars } =>
  item?.kind === 'post';

/** Posts on their way, or replies to `replyTo`. Offline the outbox lists them. */
export function SendingPosts({ replyTo }: { replyTo?: string }) {
  const online = useOnline();
  const items = useMutationState({
    filters: { mutationKey: [OUTBOX_KEY], status: 'pending' },
    select: ({ meta }) => meta?.outbox?.item,
  });
  const posts = items
    .filter(isPost)
    .filter(({ vars: { post, publishAt } }) => !publishAt && post.replyTo === replyTo);
  if (!online || posts.length === 0) return null;
  return (
    <ul className="text-ink-2" aria-label={commonText.sending}>
      {posts.map(({ key, vars: { post } }) => (
        <li key={key} className="sending-post py-4 pe-4 rule-below">
          <p className="pre-wrap wrap-anywhere" dir="auto">
            {post.text || composerText.pictures}
          </p>
          <small role="status">
            <i className="spinner" aria-hidden="true" /> {commonText.sending}
          </small>
        </li>
      ))}
    </ul>
  );
}

const watchScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Above a feed, and only at its top: further down it would move the post being read. */
export function SendingFeedPosts() {
  const isAtTop = useSyncExternalStore(watchScroll, () => window.scrollY < window.innerHeight / 2);
  return isAtTop ? <SendingPosts /> : null;
}
