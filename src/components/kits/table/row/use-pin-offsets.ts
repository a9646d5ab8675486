import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets the start offset of each pinned column from the widths before it. `columns` is a dependency key
 * (visible columns, order and page rows); empty without pinned columns.
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
