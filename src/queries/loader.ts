import type { AnyUseInfiniteQueryOptions, AnyUseQueryOptions, QueryClient } from '@tanstack/react-query';
import { chosenSpace } from '@/lib/storage/chosen-space';

type PageQuery = AnyUseQueryOptions | AnyUseInfiniteQueryOptions;

/** Longest a navigation waits for the service, in ms; then the page opens with its own placeholders. */
export const SERVICE_WAIT_MS = 150;

const isInfinite = (options: PageQuery): options is AnyUseInfiniteQueryOptions =>
  'initialPageParam' in options;

const fetchQuery = (client: QueryClient, options: PageQuery): Promise<unknown> =>
  isInfinite(options) ? client.infiniteQuery(options) : client.query(options);

const fetchMissing = (client: QueryClient, options: PageQuery): Promise<unknown> =>
  isInfinite(options)
    ? client.infiniteQuery({ ...options, staleTime: 'static' })
    : client.query({ ...options, staleTime: 'static' });

/** Sample data: the page opens complete. A failed read rejects and shows the route's error component. */
export async function loadData(client: QueryClient, ...queries: readonly PageQuery[]): Promise<void> {
  await Promise.all(queries.map((options) => fetchMissing(client, options)));
}

/** As `loadData` for sample data; items of a space may be on the service only, so their page opens with its placeholder. */
export const loadItems = async (client: QueryClient, ...queries: readonly PageQuery[]): Promise<void> =>
  chosenSpace.get() ? startLoading(client, ...queries) : loadData(client, ...queries);

/** Sample data that another visit may have changed without an event: reads again whatever the cache holds. */
export async function loadFresh(client: QueryClient, ...queries: readonly PageQuery[]): Promise<void> {
  await Promise.all(queries.map((options) => fetchQuery(client, { ...options, staleTime: 0 })));
}

/** Sample data of a page with its own placeholder and error: starts loading, never delays or fails the navigation. */
export function startLoading(client: QueryClient, ...queries: readonly PageQuery[]): void {
  void Promise.allSettled(queries.map((options) => fetchQuery(client, options)));
}

/**
 * Data of the service: a preload (hover) refetches stale data, a visit fetches only missing data and leaves the refresh
 * to the mounted page. Never rejects: the page shows the error with Retry.
 */
export async function loadBriefly(
  client: QueryClient,
  cause: 'preload' | 'enter' | 'stay',
  ...queries: readonly PageQuery[]
): Promise<void> {
  const fetch = cause === 'preload' ? fetchQuery : fetchMissing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, SERVICE_WAIT_MS);
  });
  await Promise.race([Promise.allSettled(queries.map((options) => fetch(client, options))), timeout]);
  clearTimeout(timer);
}
