import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WindowVirtualizer } from './PostListVirtualizer';

/**
 * Height of the page above the list, in px; known before the first paint with `isNeeded` only. Where content above comes
 * or goes, such as the composer or what is not sent yet, the post being read stays in place.
 */
export function useListMargin(
  feed: RefObject<HTMLDivElement | null>,
  virtualizer: WindowVirtualizer | null,
  isNeeded: boolean,
): number {
  const [margin, setMargin] = useState(0);
  const known = useRef(0);

  const change = useEffectEvent((to: number) => {
    const from = known.current;
    known.current = to;
    const offset = virtualizer?.scrollOffset ?? 0;
    if (to === from || offset <= from) return setMargin(to);
    // Browsers move what is read back, but not where a row has just moved, and some never do.
    window.scrollBy(0, to - from - (window.scrollY - offset));
    // The browser reports the new offset a frame later: rows that arrive before it would be placed by the old one.
    flushSync(() => {
      setMargin(to);
      window.dispatchEvent(new Event('scroll'));
    });
  });

  useLayoutEffect(() => {
    const measure = () => {
      const box = feed.current?.getBoundingClientRect();
      if (box) change(Math.round(box.top + window.scrollY));
    };
    // Measuring forces a layout: skipped until the virtualizer needs the margin.
    if (isNeeded) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [feed, isNeeded]);

  return margin;
}
