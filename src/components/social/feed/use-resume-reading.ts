import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { FeedTab } from '@contract/feed';
import { saveReadingPosition, readReadingPosition } from '@/lib/storage/reading-position';
import type { ResumeTarget } from '@/queries/social/feed/reading-position';

/** Milliseconds after which the first screen stands and other things may be asked. */
const LOOKUP_DELAY_MS = 2_500;
/** Milliseconds without scrolling after which a place is told. */
const SCROLL_IDLE_MS = 3_000;

/** Under which a tab's place is kept in this browser tab. */
const positionKeyOf = (tab: FeedTab): string => `posts:feed:${tab}`;

/** Pixels below the top of the window at which a post that was gone back to stands: under the bar and the tabs. */
const HEADER_OFFSET = 140;

/**
 * Keeps where a feed is read on the service, and knows the way back: to where another device, or an earlier visit,
 * stopped, and to where the reader was before the new posts were shown.
 */
export function useResumeReading(tab: FeedTab) {
  const client = useQueryClient();
  const [found, setFound] = useState<{ tab: FeedTab; left: ResumeTarget } | null>(null);
  /** Changes when the list is to be put to its place anew. */
  const [visit, setVisit] = useState(0);
  const list = positionKeyOf(tab);

  useEffect(() => {
    let gone = false;
    let still: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const key = readReadingPosition(list)?.key ?? null;
      void import('@/queries/social/feed/reading-position').then(({ syncReadingPosition: keepOnService }) =>
        keepOnService(client, tab, key),
      );
    };
    const scrolled = () => {
      clearTimeout(still);
      still = setTimeout(keep, SCROLL_IDLE_MS);
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden' && still !== undefined) keep();
    };
    const look = async () => {
      if (readReadingPosition(list)) return;
      const { findResumeTarget: findLeftOff } = await import('@/queries/social/feed/reading-position');
      const left = await findLeftOff(client, tab);
      if (left && !gone) setFound({ tab, left });
    };
    const soon = setTimeout(() => void look().catch(() => undefined), LOOKUP_DELAY_MS);
    window.addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('visibilitychange', hidden);
    return () => {
      gone = true;
      clearTimeout(soon);
      clearTimeout(still);
      window.removeEventListener('scroll', scrolled);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [client, tab, list]);

  /** What is being read now is where one may want to come back to. */
  const remember = useCallback(() => {
    const key = readReadingPosition(list)?.key;
    if (key) setFound({ tab, left: { key } });
  }, [list, tab]);

  /** The key of the row it went to, if it is there. Throws as `call` does. */
  const goBack = async () => {
    if (!found) return undefined;
    const { loadResumeTarget: goTo } = await import('@/queries/social/feed/reading-position');
    const key = await goTo(client, tab, found.left);
    setFound(null);
    if (key) {
      saveReadingPosition(list, { key, offset: HEADER_OFFSET, index: 0 });
      setVisit((visits) => visits + 1);
    }
    return key;
  };

  const isFound = found?.tab === tab;
  return { visit, remember, goBack, isFound, dismiss: () => setFound(null) };
}
