import type { Log } from './log';
import type { Metrics } from './metrics';

export interface UnreadableItem {
  spaceId: string;
  id: string;
  /** Which the schema of the kind refuses: the beginning of the path, without keys that members chose. */
  field: string;
}

/** Neither the count nor the log grows beyond this. */
const MAX_KNOWN = 1_000;

/** Returns the function that counts and logs an item of a space that the service left out; each item once. */
export function createUnreadableItems(metrics: Metrics, log: Log): (item: UnreadableItem) => void {
  const known = new Set<string>();
  metrics.gauge(
    'plaza_space_items_unreadable',
    'Items of spaces that were left out of answers since the start',
    () => known.size,
  );
  return ({ spaceId, id, field }) => {
    const name = `${spaceId}/${id}`;
    if (known.size >= MAX_KNOWN || known.has(name)) return;
    known.add(name);
    log.error('Space item left out', { spaceId, itemId: id, field });
  };
}
