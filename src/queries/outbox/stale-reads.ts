import type { QueryClient } from '@tanstack/react-query';
import type { OutboxEntry } from './entry';

/**
 * Settles an accepted write. What the handler marks as stale is read again after a read that was under way, because that
 * response may be older than the write. A write of an earlier visit may even be younger than what this visit has read.
 */
export function settleOverReads(
  client: QueryClient,
  { item, handler }: OutboxEntry,
  response: unknown,
  newer: boolean,
): void {
  const cache = client.getQueryCache();
  const reads = new Map(cache.findAll({ fetchStatus: 'fetching' }).map((query) => [query, query.promise]));
  handler.settle(client, item.vars, response, newer);
  const isFromEarlierVisit = item.at < performance.timeOrigin;
  for (const query of cache.findAll({ predicate: ({ state }) => state.isInvalidated })) {
    const again = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    const read = reads.get(query);
    if (read && read === query.promise) void read.then(again, again);
    else if (isFromEarlierVisit && query.state.fetchStatus === 'idle') again();
  }
}
