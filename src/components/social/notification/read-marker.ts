import type { Notification } from '@contract/notification/notification';

/**
 * Time up to which everything unread was seen; null to leave the marker. The marker is a position: the newest seen
 * notification counts only once every older unread one was seen. `items` are newest first; with `hasMore` and an unread
 * last item, older unread ones may follow on the next page.
 */
export function readUpTo(
  items: readonly Pick<Notification, 'id' | 'at' | 'read'>[],
  seen: ReadonlySet<string>,
  hasMore: boolean,
): string | null {
  if (hasMore && items.at(-1)?.read === false) return null;
  let upTo: string | null = null;
  for (const { id, at, read } of items.toReversed()) {
    if (read) continue;
    if (!seen.has(id)) break;
    upTo = at;
  }
  return upTo;
}
