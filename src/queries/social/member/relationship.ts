import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

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
