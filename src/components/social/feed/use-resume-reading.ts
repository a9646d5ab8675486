import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { FeedTab } from '@contract/feed/feed';
import { saveReadingPosition, readReadingPosition } from '@/lib/storage/reading-position';
import type { ResumeTarget } from '@/queries/social/feed/reading-position';

/** The lookup waits for the first screen; in ms. */
const LOOKUP_DELAY_MS = 3_500;
const SCROLL_IDLE_MS = 3_000;

/** Session storage key; must match the position key of the feed's post list. */
const positionKeyOf = (tab: FeedTab): string => `posts:feed:${tab}`;

/** Where a resumed post lands, in px below the top of the window: under the top navigation and the tabs. */
const HEADER_OFFSET = 140;

/**
 * Syncs the reading position of a feed with the service. Resumes where another device or an earlier visit stopped, or
 * where the reader was before showing new posts.
 */
export function useResumeReading(tab: FeedTab) {
  const client = useQueryClient();
  const [found, setFound] = useState<{ tab: FeedTab; target: ResumeTarget } | null>(null);
  /** Changes when the list must restore its position again. */
  const [visit, setVisit] = useState(0);
  const positionKey = positionKeyOf(tab);

  useEffect(() => {
    let unmounted = false;
    let idleTimer: ReturnType<typeof setTimeout> | undefined;
    const sync = () => {
      const key = readReadingPosition(positionKey)?.key ?? null;
      void import('@/queries/social/feed/reading-position').then(({ syncReadingPosition }) =>
        syncReadingPosition(client, tab, key),
      );
    };
    const onScroll = () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(sync, SCROLL_IDLE_MS);
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden' && idleTimer !== undefined) sync();
    };
    const lookUp = async () => {
      if (readReadingPosition(positionKey)) return;
      const { findResumeTarget } = await import('@/queries/social/feed/reading-position');
      const target = await findResumeTarget(client, tab);
      if (target && !unmounted) setFound({ tab, target });
    };
    const lookupTimer = setTimeout(() => void lookUp().catch(() => undefined), LOOKUP_DELAY_MS);
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('visibilitychange', onHide);
    return () => {
      unmounted = true;
      clearTimeout(lookupTimer);
      clearTimeout(idleTimer);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [client, tab, positionKey]);

  /** Offers the present position as the place to return to. */
  const remember = useCallback(() => {
    const position = readReadingPosition(positionKey);
    if (position) setFound({ tab, target: position });
  }, [positionKey, tab]);

  /** Resolves to the key of the target row, if found. Throws as `callApi` does. */
  const goBack = async () => {
    if (!found) return undefined;
    const { loadResumeTarget } = await import('@/queries/social/feed/reading-position');
    const position = await loadResumeTarget(client, tab, found.target);
    setFound(null);
    if (position) {
      saveReadingPosition(positionKey, { ...position, offset: HEADER_OFFSET });
      setVisit((visits) => visits + 1);
    }
    return position?.key;
  };

  const isFound = found?.tab === tab;
  return { visit, remember, goBack, isFound, dismiss: () => setFound(null) };
}
