import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { listBlocked, listMuted } from '@contract/relationship';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { hiddenMembersOptions } from './hidden-member';

export type RelationshipKind = 'mute' | 'block';
export const RELATIONSHIPS_KEY = 'relationships';

const listOperations = { mute: listMuted, block: listBlocked };

export const relationshipsOptions = (kind: RelationshipKind) =>
  infiniteQueryOptions({
    queryKey: [RELATIONSHIPS_KEY, kind],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(listOperations[kind], { query: cursorQuery(pageParam) }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
  });

/** After a change in another tab or on another device. Covers the latest 50 of each list. */
export async function refreshHiddenMembers(client: QueryClient): Promise<void> {
  const query = { limit: 50 };
  const [muted, blocked] = await Promise.all([
    callApi(listMuted, { query }),
    callApi(listBlocked, { query }),
  ]);
  client.setQueryData(
    hiddenMembersOptions().queryKey,
    [...muted.items, ...blocked.items].map(({ member }) => member.id),
  );
}
