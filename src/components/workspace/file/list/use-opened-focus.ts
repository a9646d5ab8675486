import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A pressed folder goes away with its list: the first file of the folder that opens takes the focus. */
export function useOpenedFocus(area: RefObject<HTMLElement | null>, folderId: string | undefined): void {
  const previous = useRef(folderId);
  useLayoutEffect(() => {
    const isOther = previous.current !== folderId;
    previous.current = folderId;
    if (isOther && document.activeElement === document.body)
      area.current?.querySelector<HTMLElement>('[data-file]')?.focus();
  }, [area, folderId]);
}
