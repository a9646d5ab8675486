import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { hiddenMembersOptions } from './hidden-member';

export type RelationshipKind = 'mute' | 'block';
export const RELATIONSHIPS_KEY = 'relationships';

// Not part of the first load.
const loadContract = () => import('@/queries/late-operations');

export const relationshipsOptions = (kind: RelationshipKind) =>
  infiniteQueryOptions({
    queryKey: [RELATIONSHIPS_KEY, kind],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const { listBlocked, listMuted } = await loadContract();
      const operation = kind === 'mute' ? listMuted : listBlocked;
      return callApi(operation, { query: cursorQuery(pageParam) }, { signal });
    },
    getNextPageParam: (last) => last.nextCursor,
  });

/** After a change in another tab or on another device. Covers the latest 50 of each list. */
export async function refreshHiddenMembers(client: QueryClient): Promise<void> {
  const { listBlocked, listMuted } = await loadContract();
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
