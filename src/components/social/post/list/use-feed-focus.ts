import { type RefObject, useEffect, useEffectEvent } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input, textarea, select, [tabindex="0"]';

/** Focuses the nearest focusable element before or after the feed; false when there is none. */
function focusOutsideFeed(feed: HTMLElement, forward: boolean): boolean {
  const side = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !feed.contains(element) && feed.compareDocumentPosition(element) & side && element.checkVisibility(),
  );
  const target = outside.at(forward ? 0 : -1);
  target?.focus();
  return target !== undefined;
}

/** Calls `onRow` with the index of a row that takes the focus; Ctrl+Home and Ctrl+End leave the feed (ARIA feed pattern). */
export function useFeedFocus(feed: RefObject<HTMLElement | null>, onRow: (index: number) => void): void {
  const activate = useEffectEvent(onRow);
  useEffect(() => {
    const node = feed.current;
    const focusin = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      if (row) activate(Number(row.dataset['index']));
    };
    const keydown = (event: KeyboardEvent) => {
      if (!node || !event.ctrlKey || (event.key !== 'Home' && event.key !== 'End')) return;
      if (focusOutsideFeed(node, event.key === 'End')) event.preventDefault();
    };
    node?.addEventListener('focusin', focusin);
    node?.addEventListener('keydown', keydown);
    return () => {
      node?.removeEventListener('focusin', focusin);
      node?.removeEventListener('keydown', keydown);
    };
  }, [feed]);
}
