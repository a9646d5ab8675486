import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { Notification } from '@contract/notification/notification';
import { markSeenNotifications } from '@/queries/social/mutations/notification';
import { readUpTo } from './read-marker';

/** A row counts as seen after this time in view, in ms. */
const SEEN_MS = 1000;

interface Options {
  list: RefObject<HTMLElement | null>;
  items: readonly Notification[];
  hasMore: boolean;
  /** Off while a filter shows one kind: the marker covers all kinds. */
  enabled: boolean;
}

/** Moves the read marker past notifications that were in view for a second, in a tab that is in front. */
export function useReadBySeeing({ list, items, hasMore, enabled }: Options): void {
  const client = useQueryClient();
  const seen = useRef(new Set<string>());
  const marked = useRef('');
  useEffect(() => {
    const root = list.current;
    if (!root || !enabled) return undefined;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const see = (id: string) => {
      timers.delete(id);
      if (document.hidden) return;
      seen.current.add(id);
      const upTo = readUpTo(items, seen.current, hasMore);
      if (upTo === null || upTo <= marked.current) return;
      marked.current = upTo;
      markSeenNotifications(client, upTo);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target instanceof HTMLElement ? target.dataset['notification'] : undefined;
          if (id === undefined) continue;
          clearTimeout(timers.get(id));
          if (isIntersecting) timers.set(id, setTimeout(see, SEEN_MS, id));
        }
      },
      { threshold: 0.6 },
    );
    const observe = () => {
      for (const row of root.querySelectorAll('[data-notification].is-unread')) observer.observe(row);
    };
    // A tab that comes to the front begins counting again; rows render in the background.
    const restart = () => {
      observer.disconnect();
      if (!document.hidden) observe();
    };
    const rows = new MutationObserver(restart);
    rows.observe(root, { childList: true, subtree: true });
    document.addEventListener('visibilitychange', restart);
    restart();
    return () => {
      observer.disconnect();
      rows.disconnect();
      document.removeEventListener('visibilitychange', restart);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [client, list, items, hasMore, enabled]);
}
