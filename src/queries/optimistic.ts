import type { DataTag, InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

export type Rollback = () => void;

/** Query options: their key carries the type of the cached data. */
export interface CachedQuery<Data> {
  queryKey: DataTag<QueryKey, Data, Error>;
}

/** Queries whose keys start with `prefix`, typed by their options. */
export interface QueryFamily<Data> {
  prefix: QueryKey;
  options: (...args: never[]) => CachedQuery<Data>;
}

/** Changes the cached data of one query. Does nothing without cached data. */
export function updateQuery<Data>(
  client: QueryClient,
  { queryKey }: CachedQuery<Data>,
  update: (data: Data) => Data,
): void {
  const data = client.getQueryData(queryKey);
  if (data !== undefined) client.setQueryData(queryKey, update(data));
}

/** Changes the items on every cached page of an infinite query. */
export function updateItems<Page extends { items: readonly unknown[] }, Param>(
  client: QueryClient,
  query: CachedQuery<InfiniteData<Page, Param>>,
  update: (items: Page['items']) => Page['items'],
): void {
  updateQuery(client, query, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: update(page.items) })),
  }));
}

export const readFamily = <Data>(client: QueryClient, { prefix }: QueryFamily<Data>): Data[] =>
  client.getQueriesData<Data>({ queryKey: prefix }).flatMap(([, data]) => (data === undefined ? [] : [data]));

export function updateFamily<Data>(
  client: QueryClient,
  { prefix }: QueryFamily<Data>,
  update: (data: Data) => Data,
): void {
  client.setQueriesData<Data>({ queryKey: prefix }, (data) =>
    data === undefined ? undefined : update(data),
  );
}

/**
 * Changes the cached data of one query until its mutation settles. Cancels a pending fetch, which would overwrite the
 * change; the outbox applies its changes again instead.
 */
export async function patchQuery<Data>(
  client: QueryClient,
  query: CachedQuery<Data>,
  update: (data: Data) => Data,
): Promise<Rollback> {
  const { queryKey } = query;
  await client.cancelQueries({ queryKey, exact: true });
  const before = client.getQueryData(queryKey);
  updateQuery(client, query, update);
  return () => {
    if (before !== undefined) client.setQueryData(queryKey, before);
  };
}

interface Identified {
  id: number | string;
}

export function replaceById<Item extends Identified>(
  items: readonly Item[],
  replacements: readonly Item[],
): Item[] {
  const byId = new Map(replacements.map((item) => [item.id, item]));
  return items.map((item) => byId.get(item.id) ?? item);
}

export const withoutIds = <Item extends Identified>(
  items: readonly Item[],
  ids: readonly Item['id'][],
): Item[] => items.filter((item) => !ids.includes(item.id));
