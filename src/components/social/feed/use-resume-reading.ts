import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { FeedTab } from '@contract/feed';
import { keepPlace, readPlace } from '@/lib/storage/reading-position';
import type { LeftOff } from '@/queries/social/feed/reading-position';

/** Milliseconds after which the first screen stands and other things may be asked. */
const AT_LEISURE = 2_500;
/** Milliseconds without scrolling after which a place is told. */
const STILL = 3_000;

/** Under which a tab's place is kept in this browser tab. */
const placeOf = (tab: FeedTab): string => `posts:feed:${tab}`;

/** Pixels below the top of the window at which a post that was gone back to stands: under the bar and the tabs. */
const UNDER_BAR = 140;

/**
 * Keeps where a feed is read on the service, and knows the way back: to where another device, or an earlier visit,
 * stopped, and to where the reader was before the new posts were shown.
 */
export function useLeftOff(tab: FeedTab) {
  const client = useQueryClient();
  const [found, setFound] = useState<{ tab: FeedTab; left: LeftOff } | null>(null);
  /** Changes when the list is to be put to its place anew. */
  const [visit, setVisit] = useState(0);
  const list = placeOf(tab);

  useEffect(() => {
    let gone = false;
    let still: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const key = readPlace(list)?.key ?? null;
      void import('@/queries/social/feed/reading-position').then(({ keepOnService }) =>
        keepOnService(client, tab, key),
      );
    };
    const scrolled = () => {
      clearTimeout(still);
      still = setTimeout(keep, STILL);
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden' && still !== undefined) keep();
    };
    const look = async () => {
      if (readPlace(list)) return;
      const { findLeftOff } = await import('@/queries/social/feed/reading-position');
      const left = await findLeftOff(client, tab);
      if (left && !gone) setFound({ tab, left });
    };
    const soon = setTimeout(() => void look().catch(() => undefined), AT_LEISURE);
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
    const key = readPlace(list)?.key;
    if (key) setFound({ tab, left: { key } });
  }, [list, tab]);

  /** The key of the row it went to, if it is there. Throws as `call` does. */
  const goBack = async () => {
    if (!found) return undefined;
    const { goTo } = await import('@/queries/social/feed/reading-position');
    const key = await goTo(client, tab, found.left);
    setFound(null);
    if (key) {
      keepPlace(list, { key, offset: UNDER_BAR, index: 0 });
      setVisit((visits) => visits + 1);
    }
    return key;
  };

  const isFound = found?.tab === tab;
  return { visit, remember, goBack, isFound, dismiss: () => setFound(null) };
}
