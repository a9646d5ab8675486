import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const FIELD_SELECTOR = 'input, textarea, select, [contenteditable="true"]';
const RESTORE_MS = 2_000;

const entryOf = ({ state: { __TSR_key: key } }: ParsedLocation): string => key ?? '';

const findMain = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#main') ?? document.querySelector<HTMLElement>('main');

const focusedPost = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('main article[data-post]')?.dataset['post'];

/** The list may render after the page; gives up once the reader has moved the focus. */
function focusPost(postId: string): void {
  const before = document.activeElement;
  const deadline = performance.now() + RESTORE_MS;
  const tryFocus = () => {
    if (document.activeElement !== before) return;
    const post = document.querySelector<HTMLElement>(`main article[data-post="${CSS.escape(postId)}"]`);
    if (post) post.focus({ preventScroll: true });
    else if (performance.now() < deadline) requestAnimationFrame(tryFocus);
  };
  tryFocus();
}

/**
 * Focuses the new page's heading after a navigation, unless the page focused a field itself. Back focuses the post that
 * the reader came from.
 */
export function PageFocus() {
  const router = useRouter();
  useEffect(() => {
    /** Ids of posts by history entry. */
    const posts = new Map<string, string>();
    const unsubscribeBefore = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      const post = focusedPost();
      if (fromLocation && post !== undefined) posts.set(entryOf(fromLocation), post);
    });
    const unsubscribeRendered = router.subscribe(
      'onRendered',
      ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        const main = findMain();
        if (
          !main ||
          (main.contains(document.activeElement) && document.activeElement?.matches(FIELD_SELECTOR))
        )
          return;
        (main.querySelector<HTMLElement>('h1') ?? main).focus({ preventScroll: true });
        const post = posts.get(entryOf(toLocation));
        if (post !== undefined) focusPost(post);
      },
    );
    return () => {
      unsubscribeBefore();
      unsubscribeRendered();
    };
  }, [router]);
  return null;
}
