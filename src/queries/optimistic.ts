import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

export type Rollback = () => void;

/**
 * Changes the cached data of one query until its mutation settles; `queryKey` of the query options carries the type of
 * the data. Cancels a pending fetch, which would overwrite the change. Does nothing without cached data.
 */
export async function patchQuery<Data>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  update: (data: Data) => Data,
): Promise<Rollback> {
  await client.cancelQueries({ queryKey, exact: true });
  const before = client.getQueryData(queryKey);
  if (before === undefined) return () => undefined;
  client.setQueryData(queryKey, update(before));
  return () => void client.setQueryData(queryKey, before);
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
