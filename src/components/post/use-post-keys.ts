import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type PostEntry, postKey, shownPost } from '@/queries/post';
import { type Mark, markPost } from '@/queries/post-mark';

interface Deeds {
  /** Moves to the next (1) or previous (-1) post. */
  move: (by: 1 | -1) => void;
  /** Shows what is new. */
  showNew?: (() => void) | undefined;
}

const MARKS: Record<string, Mark> = { l: 'liked', b: 'reposted', d: 'bookmarked' };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || Boolean(target.closest('input, textarea, select, dialog, [role="menu"]')));

/** The post that holds the focus, or that the pointer pressed in. */
const postAt = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('article[data-post]')?.dataset['post'] ?? null)
    : null;

/**
 * Keys of a page with posts (off inside fields and menus): j/k and paging keys move, o or Enter opens, l likes,
 * b reposts, d bookmarks, r replies, q quotes, n writes, "." shows what is new. A click beside the links of
 * a post opens it.
 */
export function usePostKeys(deeds: Deeds): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });

  useEffect(() => {
    const open = (postId: string) => void navigate({ to: '/post/$postId', params: { postId } });

    /** What can be done to the post with the focus; false when the key means nothing there. */
    const onPost = (key: string, postId: string, itself: boolean): boolean => {
      const mark = MARKS[key];
      const entry = client.getQueryData<PostEntry>(postKey(postId));
      const post = entry && shownPost(entry);
      if (mark && post) markPost(client, postId, mark, !post.own[mark]);
      else if (key === 'o' || (key === 'Enter' && itself)) open(postId);
      else if (key === 'r') void navigate({ to: '/post', search: { replyTo: postId } });
      else if (key === 'q') void navigate({ to: '/post', search: { quote: postId } });
      else if (key === 'x') document.activeElement?.querySelector<HTMLButtonElement>('.cw button')?.click();
      else return false;
      return true;
    };

    const handle = (event: KeyboardEvent): boolean => {
      const { key, target } = event;
      const postId = postAt(target);
      if (key === 'j' || (key === 'PageDown' && postId)) latest.current.move(1);
      else if (key === 'k' || (key === 'PageUp' && postId)) latest.current.move(-1);
      else if (key === 'n') void navigate({ to: '/post' });
      else if (key === '.' && latest.current.showNew) latest.current.showNew();
      else if (postId) return onPost(key, postId, target instanceof Element && target.matches('article'));
      else return false;
      return true;
    };

    const keydown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (handle(event)) event.preventDefault();
    };

    const click = (event: MouseEvent) => {
      const { target } = event;
      const postId = postAt(target);
      if (!postId || event.defaultPrevented || event.button !== 0 || !(target instanceof Element)) return;
      if (target.closest('a, button, label, input, textarea, form, .post-main, [role="menu"]')) return;
      if (!globalThis.getSelection()?.isCollapsed) return;
      open(postId);
    };

    document.addEventListener('keydown', keydown);
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('keydown', keydown);
      document.removeEventListener('click', click);
    };
  }, [client, navigate]);
}
