import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { registerShortcuts } from '@/lib/keys/shortcut-listener';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { showToast } from '@/lib/overlays/toast';
import { meOptions } from '@/queries/social/member/me';
import { optimisticPost, readPost } from '@/queries/social/post/post';
import { type PostInteraction, setPostInteraction } from '@/queries/social/mutations/post/post-interaction';
import { audienceLimit } from '../audience-limit';

interface PostKeyHandlers {
  move: (by: 1 | -1) => void;
  showNew?: (() => void) | undefined;
}

const articleAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('article[data-post]') : null;

const postIdAt = (target: EventTarget | null): string | null => articleAt(target)?.dataset['post'] ?? null;

/** Keyboard shortcuts for a list of posts. A click on a post outside its links and controls opens it. */
export function usePostKeys(handlers: PostKeyHandlers): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const open = (postId: string) => void navigate({ to: '/post/$postId', params: { postId } });
    const onPost = (action: (postId: string) => void) => (event: KeyboardEvent) => {
      const postId = postIdAt(event.target);
      if (!postId) return false;
      action(postId);
      return true;
    };
    const explainLimit = (postId: string, action: 'repost' | 'quote'): boolean => {
      const post = readPost(client, postId)?.confirmed;
      const me = client.getQueryData(meOptions().queryKey)?.id;
      const limit = post ? audienceLimit(post, action, me) : null;
      if (limit) showToast({ type: 'info', title: limit });
      return limit !== null;
    };
    const toggle = (interaction: PostInteraction) =>
      onPost((postId) => {
        if (interaction === 'reposted' && explainLimit(postId, 'repost')) return;
        const entry = readPost(client, postId);
        const post = entry && optimisticPost(entry);
        if (post) setPostInteraction(client, postId, interaction, !post.own[interaction]);
      });

    const unregister = registerShortcuts({
      next: () => latest.current.move(1),
      previous: () => latest.current.move(-1),
      showNew: () => {
        latest.current.showNew?.();
        return latest.current.showNew !== undefined;
      },
      // Enter on a link or button inside the post activates that control.
      open: (event) =>
        (event.key !== 'Enter' || (event.target instanceof Element && event.target.matches('article'))) &&
        onPost(open)(event),
      like: toggle('liked'),
      repost: toggle('reposted'),
      bookmark: toggle('bookmarked'),
      reply: onPost((postId) => setOverlays({ post: { kind: 'reply', postId } })),
      quote: onPost((postId) => {
        if (!explainLimit(postId, 'quote')) setOverlays({ post: { kind: 'quote', postId } });
      }),
      reveal: (event) => {
        const warning = articleAt(event.target)?.querySelector<HTMLButtonElement>('.content-veil button');
        warning?.click();
        return warning instanceof HTMLElement;
      },
    });

    const click = (event: MouseEvent) => {
      const { target } = event;
      const postId = postIdAt(target);
      if (!postId || event.defaultPrevented || event.button !== 0 || !(target instanceof Element)) return;
      if (target.closest('a, button, label, input, textarea, form, dialog, .post-main, [role="menu"]'))
        return;
      if (!globalThis.getSelection()?.isCollapsed) return;
      open(postId);
    };
    document.addEventListener('click', click);
    return () => {
      unregister();
      document.removeEventListener('click', click);
    };
  }, [client, navigate]);
}
