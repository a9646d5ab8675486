import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives each pinned column its distance from the start edge: the widths of those before it.
 * `columns` is what the widths follow from, as text: which columns show, in which order, and the rows of the page; empty
 * where none is pinned.
 */
export function usePinOffsets(table: RefObject<HTMLTableElement | null>, columns: string): void {
  const wasPinned = useRef(false);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || (!columns && !wasPinned.current)) return;
    wasPinned.current = columns !== '';
    let offset = 0;
    for (const head of element.querySelectorAll<HTMLElement>('thead [data-pin]')) {
      const column = head.dataset['col'] ?? '';
      for (const cell of element.querySelectorAll<HTMLElement>(`[data-col="${CSS.escape(column)}"]`)) {
        cell.style.insetInlineStart = `${offset}px`;
      }
      offset += head.offsetWidth;
    }
    for (const cell of element.querySelectorAll<HTMLElement>('[data-col]:not([data-pin])')) {
      cell.style.insetInlineStart = '';
    }
  }, [table, columns]);
}
