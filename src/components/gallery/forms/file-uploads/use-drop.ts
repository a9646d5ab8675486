import { type RefObject, useEffect, useState } from 'react';

/**
 * Passes files dropped on or pasted into an element to `add`. Returns true while a drag is over the element.
 */
export function useDrop(zone: RefObject<HTMLElement | null>, add: (files: Iterable<File>) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = zone.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add(event.dataTransfer?.files ?? []);
    };
    element.addEventListener('dragover', hold, { signal });
    element.addEventListener('dragleave', () => setOver(false), { signal });
    element.addEventListener('drop', drop, { signal });
    element.addEventListener('paste', (event) => add(event.clipboardData?.files ?? []), { signal });
    return () => listeners.abort();
  });
  return over;
}
