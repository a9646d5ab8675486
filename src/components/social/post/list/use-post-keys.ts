import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { registerShortcuts } from '@/lib/keys/shortcut-listener';
import { type PostEntry, postKey, optimisticPost } from '@/queries/social/post/post';
import { type PostInteraction, setPostInteraction } from '@/queries/social/post/post-interaction';

interface PostKeyHandlers {
  /** Moves to the next (1) or previous (-1) post. */
  move: (by: 1 | -1) => void;
  /** Shows what is new. */
  showNew?: (() => void) | undefined;
}

const articleAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('article[data-post]') : null;

/** The post that holds the focus, or that the pointer pressed in. */
const postAt = (target: EventTarget | null): string | null => articleAt(target)?.dataset['post'] ?? null;

/**
 * The keys of a page with posts, offered while it stands: next and previous, what is new, and all that can be done to
 * the post with the focus. A click beside the links of a post opens it.
 */
export function usePostKeys(deeds: PostKeyHandlers): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });

  useEffect(() => {
    const open = (postId: string) => void navigate({ to: '/post/$postId', params: { postId } });
    const onPost = (deed: (postId: string) => void) => (event: KeyboardEvent) => {
      const postId = postAt(event.target);
      if (!postId) return false;
      deed(postId);
      return true;
    };
    const toggle = (mark: PostInteraction) =>
      onPost((postId) => {
        const entry = client.getQueryData<PostEntry>(postKey(postId));
        const post = entry && optimisticPost(entry);
        if (post) setPostInteraction(client, postId, mark, !post.own[mark]);
      });

    const stopKeys = registerShortcuts({
      next: () => latest.current.move(1),
      previous: () => latest.current.move(-1),
      showNew: () => {
        latest.current.showNew?.();
        return latest.current.showNew !== undefined;
      },
      // Enter on a link or button inside the post is theirs.
      open: (event) =>
        (event.key !== 'Enter' || (event.target instanceof Element && event.target.matches('article'))) &&
        onPost(open)(event),
      like: toggle('liked'),
      repost: toggle('reposted'),
      bookmark: toggle('bookmarked'),
      reply: onPost((replyTo) => void navigate({ to: '/post', search: { replyTo } })),
      quote: onPost((quote) => void navigate({ to: '/post', search: { quote } })),
      reveal: (event) => {
        const warning = articleAt(event.target)?.querySelector<HTMLButtonElement>('.content-warning button');
        warning?.click();
        return warning instanceof HTMLElement;
      },
    });

    const click = (event: MouseEvent) => {
      const { target } = event;
      const postId = postAt(target);
      if (!postId || event.defaultPrevented || event.button !== 0 || !(target instanceof Element)) return;
      if (target.closest('a, button, label, input, textarea, form, .post-main, [role="menu"]')) return;
      if (!globalThis.getSelection()?.isCollapsed) return;
      open(postId);
    };
    document.addEventListener('click', click);
    return () => {
      stopKeys();
      document.removeEventListener('click', click);
    };
  }, [client, navigate]);
}
