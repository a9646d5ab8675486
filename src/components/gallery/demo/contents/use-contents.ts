import { useCallback, useEffect, useState } from 'react';

export interface ContentsEntry {
  id: string;
  title: string;
}

const readEntries = (page: HTMLElement): ContentsEntry[] =>
  [...page.querySelectorAll<HTMLElement>('.demo-card[id]')].map(({ id, firstElementChild }) => ({
    id,
    title: firstElementChild?.querySelector('h2')?.textContent ?? '',
  }));

/** The cards within the element of `watch`, and the id of the first one in view. */
export function useContents() {
  const [entries, setEntries] = useState<readonly ContentsEntry[]>([]);
  const [current, setCurrent] = useState<string>();

  const watch = useCallback((page: HTMLElement | null) => {
    if (!page) return undefined;
    const read = () => {
      if (page.ariaBusy !== 'true') setEntries(readEntries(page));
    };
    read();
    // Cards mount row by row, and Replay remounts those of charts.
    const observer = new MutationObserver(read);
    observer.observe(page, { childList: true });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(entries.find(({ id }) => seen.has(id))?.id);
      },
      { rootMargin: '-80px 0px -40% 0px' },
    );
    for (const { id } of entries) {
      const card = document.getElementById(id);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [entries]);

  return { watch, entries, current };
}
